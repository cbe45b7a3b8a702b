import { type Conflict, MAX_CONFLICTS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { CheckWork } from './check-work.ts';

/** More is a second of work on a small machine. */
const COMPARED_AT_MOST = 100_000;

describe('The work of a conflict check', () => {
  test('ends after so many comparisons, and after so many conflicts', () => {
    const compared = new CheckWork();
    compared.comparisons = COMPARED_AT_MOST - 1;
    expect(compared.ended).toBe(false);
    compared.comparisons += 1;
    expect(compared.ended).toBe(true);
    const found = new CheckWork();
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) found.found({} as Conflict);
    expect(found.ended).toBe(true);
    expect(found.conflicts).toHaveLength(MAX_CONFLICTS);
  });
});

import { expect, test } from '@jest/globals';
import { ALWAYS_CHECKED_CHARS, CHECKED_CHARS_PER_WINDOW, partToCheck } from './part-to-check.ts';

const NOW = new Date('2026-11-24T14:00:00Z');
const LONG = 'x'.repeat(2_000);

test('a guest’s texts are checked completely up to a limit in five minutes; after that only their beginnings', () => {
  for (let chars = 0; chars < CHECKED_CHARS_PER_WINDOW; chars += LONG.length)
    expect(partToCheck('one', LONG, NOW)).toBe(LONG);
  expect(partToCheck('one', LONG, NOW)).toHaveLength(ALWAYS_CHECKED_CHARS);
  expect(partToCheck('one', 'there is smoke in my room', NOW)).toBe('there is smoke in my room');
  expect(partToCheck('another', LONG, NOW)).toBe(LONG);
  expect(partToCheck('one', LONG, new Date(NOW.getTime() + 5 * 60_000))).toBe(LONG);
});

import { WRITES_PER_HOUR } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { createWriteBudget } from './write-budget.ts';

const NOON = new Date('2026-11-29T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe('Writes within an hour', () => {
  test('are counted for each caller and kind, and again after the hour', () => {
    const budget = createWriteBudget({ work: 2, manage: 1, guest: 1 });
    expect([1, 2, 3].map(() => budget.take('work', 'aurora', NOON))).toEqual([null, null, 3600]);
    expect(budget.take('manage', 'aurora', NOON)).toBe(null);
    expect(budget.take('work', 'harbour', NOON)).toBe(null);
    expect(budget.take('work', 'aurora', later(45))).toBe(15 * 60);
    expect(budget.take('work', 'aurora', later(60))).toBe(null);
  });

  test('leave room for a full hotel', () => {
    const budget = createWriteBudget();
    for (let written = 0; written < WRITES_PER_HOUR.work; written += 1)
      expect(budget.take('work', 'aurora', NOON)).toBe(null);
    expect(budget.take('work', 'aurora', NOON)).not.toBe(null);
  });
});

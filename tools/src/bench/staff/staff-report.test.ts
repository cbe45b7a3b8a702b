import { expect, test } from '@jest/globals';
import { staffLines, staffTable } from './staff-report.ts';

const measured = { opens: [700, 900, 800], longTasks: [], events: [100, 120, 90], missed: 0 };

test('a dashboard within its limits is shown plainly', () => {
  expect(staffTable(staffLines(measured))).not.toContain('**');
  expect(staffLines(measured).map(({ value }) => value)).toEqual([800, 0, 120]);
});

test('each figure over its limit is in bold, and a missing event counts as over it', () => {
  const slow = { opens: [1_200], longTasks: [64], events: [100], missed: 1 };
  expect(staffTable(staffLines(slow)).match(/\*\*/g)).toHaveLength(6);
  expect(staffLines(slow).at(-1)?.value).toBe(Number.POSITIVE_INFINITY);
});

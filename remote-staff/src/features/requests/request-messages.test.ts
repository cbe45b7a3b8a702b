import { expect, test } from '@jest/globals';
import { formatDue } from './request-messages.ts';

const UNPROMISED = { state: 'unpromised', due: null } as const;

test('a request without a promise says so, and an emergency is for now', () => {
  expect(formatDue({ priority: 'normal' }, UNPROMISED)).toBe('No time promised');
  expect(formatDue({ priority: 'emergency' }, UNPROMISED)).toBe('At once');
});

test('due soon and overdue have different words', () => {
  const due = '2026-03-15T09:20:00.000Z';
  expect(formatDue({ priority: 'normal' }, { state: 'on-time', due, leftMs: 9 * 60_000 })).toBe('9 min left');
  expect(formatDue({ priority: 'normal' }, { state: 'due-soon', due, leftMs: 3 * 60_000 })).toBe(
    'Soon: 3 min left',
  );
  expect(formatDue({ priority: 'normal' }, { state: 'late', due, leftMs: -3 * 60_000 })).toBe('3 min over');
});

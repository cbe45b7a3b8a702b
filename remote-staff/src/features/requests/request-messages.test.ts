import { requestClock } from '@bellkey/shared/request-clock';
import { expect, test } from '@jest/globals';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { dueTime, formatDue } from './request-messages.ts';

const UNPROMISED = { state: 'unpromised', due: null } as const;

test('a request without a promise says so, and an emergency is for now', () => {
  expect(formatDue({ priority: 'normal' }, UNPROMISED)).toBe('No time promised');
  expect(formatDue({ priority: 'emergency' }, UNPROMISED)).toBe('At once');
});

test('the time to accept what is wanted at another time does not read as that other time', () => {
  const now = Date.parse('2026-03-15T08:00:00.000Z');
  const at = (request: Parameters<typeof dueTime>[0]) =>
    dueTime(request, requestClock(request, now), now, 'UTC');
  const schedule = { kind: 'at', at: '2026-03-15T09:00:00.000Z', every: null } as const;
  const acknowledgeBy = '2026-03-15T08:30:00.000Z';
  expect(at(requestFixture({ schedule, acknowledgeBy, promisedAt: null }))).toBe('accept by 08:30');
  expect(at(requestFixture({ schedule, acknowledgeBy, promisedAt: schedule.at }))).toBe('by 09:00');
});

test('due soon and overdue have different words', () => {
  const due = '2026-03-15T09:20:00.000Z';
  expect(formatDue({ priority: 'normal' }, { state: 'on-time', due, leftMs: 9 * 60_000 })).toBe('9 min left');
  expect(formatDue({ priority: 'normal' }, { state: 'due-soon', due, leftMs: 3 * 60_000 })).toBe(
    'Soon: 3 min left',
  );
  expect(formatDue({ priority: 'normal' }, { state: 'late', due, leftMs: -3 * 60_000 })).toBe('3 min over');
});

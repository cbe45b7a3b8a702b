import type { RequestEvent, RequestStep } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { formatStep, requestMarks } from './request-events.ts';

const SHOWN = { now: Date.parse('2026-03-15T09:30:00Z'), timeZone: 'Europe/Lisbon' };
const step = (event: RequestEvent | null): RequestStep => ({
  state: 'new',
  at: '2026-03-15T09:15:00.000Z',
  by: { kind: 'system', name: null },
  reason: null,
  event,
});

const lines: ReadonlyArray<[RequestEvent | null, string]> = [
  [null, 'New'],
  [{ kind: 'warned', to: 'department' }, 'Due soon: the department was warned'],
  [
    { kind: 'escalated', to: 'backup', departments: ['Reception'], unattended: true },
    'Late: the back-up department was called: Reception. No one nearer is on duty',
  ],
  [{ kind: 'escalated', to: 'managers' }, 'Late: the duty manager was called'],
  [
    { kind: 'slipped', before: '2026-03-15T09:20:00.000Z', at: '2026-03-15T09:40:00.000Z' },
    'The guest was told: 09:40 instead of 09:20',
  ],
  [
    { kind: 'slipped', before: '2026-03-15T09:20:00.000Z', at: null },
    'The guest was told that 09:20 will not be kept',
  ],
  [{ kind: 'repeated', count: 3 }, '3 times in 7 days: the duty manager was informed'],
  [{ kind: 'recurring', every: { unit: 'month', count: 12 } }, 'Comes again every year'],
  [{ kind: 'recurring', every: null }, 'Does not come again'],
  [{ kind: 'something-later' }, 'New'],
];

test.each(lines)('%j reads as "%s"', (event, line) => {
  expect(formatStep(step(event), SHOWN)).toBe(line);
});

test('a request is marked by how far it was escalated, how often it was repeated, and its earlier promise', () => {
  const request = requestFixture({
    escalation: 3,
    repeated: 2,
    promiseChange: {
      before: '2026-03-15T09:20:00.000Z',
      cause: 'not-begun',
      reason: null,
      at: '2026-03-15T09:18:00.000Z',
    },
    steps: [step(null), step({ kind: 'escalated', to: 'managers' })],
    photos: [
      { photo: { id: 'p1', width: 4, height: 3 }, takenFrom: 'm1', sentAt: '2026-03-15T09:00:00.000Z' },
    ],
  });
  expect(requestMarks(request, SHOWN).map(({ text }) => text)).toEqual([
    'Late: duty manager called',
    '2 times in 7 days',
    'Promise moved from 09:20',
    'With a photo',
  ]);
  expect(requestMarks({ ...request, state: 'done' }, SHOWN)).toEqual([]);
});

test('a changed time is marked as what it was: promised, asked for, or later than the new one', () => {
  const change = { before: '2026-03-15T14:00:00.000Z', reason: null, at: '2026-03-15T09:18:00.000Z' };
  const marked = (promisedAt: string, promised?: boolean) =>
    requestMarks(
      requestFixture({ promisedAt, promiseChange: { ...change, cause: 'staff', promised } }),
      SHOWN,
    ).map(({ text }) => text);
  expect(marked('2026-03-15T15:00:00.000Z', false)).toEqual(['Guest asked for 14:00']);
  expect(marked('2026-03-15T15:00:00.000Z', true)).toEqual(['Promise moved from 14:00']);
  expect(marked('2026-03-15T13:00:00.000Z', true)).toEqual(['Brought forward from 14:00']);
  expect(marked('2026-03-15T15:00:00.000Z')).toEqual(['Promise moved from 14:00']);
});

test('a request of an older API has no marks', () => {
  expect(requestMarks(requestFixture(), SHOWN)).toEqual([]);
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RequestState } from '../api/requests/request.ts';
import { dueRank, isOverdue, promiseClock, requestClock, type Timed } from './request-clock.ts';
import { isOpen } from './request-states.ts';

const at = (time: string) => Date.parse(`2026-03-15T${time}Z`);
const promised = (overrides: Partial<Timed> = {}): Timed => ({
  state: 'new',
  createdAt: '2026-03-15T09:00:00.000Z',
  acknowledgeBy: '2026-03-15T09:05:00.000Z',
  promisedAt: '2026-03-15T09:20:00.000Z',
  ...overrides,
});
const accepted = promised({ state: 'acknowledged' });

describe('the clock of an accepted request that is promised in 20 minutes', () => {
  test.each([
    ['09:00:00', 'on-time', 20 * 60_000],
    ['09:15:59', 'on-time', 4 * 60_000 + 1000],
    ['09:16:00', 'due-soon', 4 * 60_000],
    ['09:20:00', 'due-soon', 0],
    ['09:20:01', 'late', -1000],
  ])('at %s it is %s', (time, state, leftMs) => {
    expect(requestClock(accepted, at(time))).toEqual({ state, leftMs, due: '2026-03-15T09:20:00.000Z' });
  });
});

test('a request never has more time left than was promised, even when the clock last ticked before it was made', () => {
  expect(requestClock(accepted, at('09:00:00') - 900)).toEqual(requestClock(accepted, at('09:00:00')));
});

test('a new request that is not accepted in time is late to accept, and its promise still counts', () => {
  expect(requestClock(promised(), at('09:04:59')).state).toBe('on-time');
  expect(requestClock(promised(), at('09:05:01'))).toMatchObject({
    state: 'late-to-accept',
    due: '2026-03-15T09:20:00.000Z',
  });
  expect(requestClock(promised(), at('09:20:01')).state).toBe('late');
});

test('without a promise the time to accept counts, until the request is accepted', () => {
  const unpromised = promised({ promisedAt: null });
  expect(requestClock(unpromised, at('09:04:30'))).toMatchObject({
    state: 'due-soon',
    due: unpromised.acknowledgeBy,
  });
  expect(requestClock(unpromised, at('09:06:00')).state).toBe('late-to-accept');
  expect(requestClock({ ...unpromised, state: 'acknowledged' }, at('09:06:00')).state).toBe('unpromised');
});

test('guests are not shown whether staff accepted in time', () => {
  expect(promiseClock(promised(), at('09:06:00')).state).toBe('on-time');
  expect(promiseClock(promised({ promisedAt: null }), at('09:06:00')).state).toBe('unpromised');
});

test.each(['done', 'closed', 'declined', 'cancelled'] as const)('a %s request has no clock', (state) => {
  expect(requestClock(promised({ state }), at('10:00:00'))).toEqual({ state: 'over', due: null });
});

test.each(['waiting_guest', 'on_hold'] as const)('the clock pauses in %s', (state) => {
  expect(requestClock(promised({ state }), at('10:00:00'))).toEqual({ state: 'paused', due: null });
});

test('sorted by due time: timed ones, then unpromised, then paused, then finished', () => {
  const now = at('09:01:00');
  const ranks = (
    [
      { state: 'new' },
      { state: 'acknowledged', promisedAt: null },
      { state: 'on_hold' },
      { state: 'done' },
    ] as const
  ).map((overrides) => dueRank(requestClock(promised(overrides), now)));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(4);
});

describe('for every request at every moment', () => {
  const DAY_MS = 86_400_000;
  const start = at('00:00:00');
  const timed = fc
    .record({
      state: fc.constantFrom(...RequestState.options),
      asked: fc.integer({ min: 0, max: DAY_MS }),
      accept: fc.integer({ min: 0, max: DAY_MS }),
      promise: fc.option(fc.integer({ min: 0, max: DAY_MS })),
    })
    .map(({ state, asked, accept, promise }): Timed & { priority: 'normal' } => {
      const instant = (ms: number) => new Date(start + ms).toISOString();
      return {
        state,
        priority: 'normal',
        createdAt: instant(asked),
        acknowledgeBy: instant(asked + accept),
        promisedAt: promise === null ? null : instant(asked + promise),
      };
    });
  const moment = fc.integer({ min: start - DAY_MS, max: start + 4 * DAY_MS });

  test('time only makes it later: an overdue request stays so until it changes', () => {
    fc.assert(
      fc.property(timed, moment, fc.integer({ min: 0, max: DAY_MS }), (request, now, later) => {
        if (isOverdue(request, now)) {
          expect(isOverdue(request, now + later)).toBe(true);
        }
      }),
    );
  });

  test('a promise that the guest sees as late is late for staff, and late means that time has passed', () => {
    fc.assert(
      fc.property(timed, moment, (request, now) => {
        const guest = promiseClock(request, now);
        const staff = requestClock(request, now);
        expect(staff.state === 'late').toBe(guest.state === 'late');
        if (guest.state === 'late') expect(Date.parse(guest.due)).toBeLessThan(now);
        if (staff.due !== null && 'leftMs' in staff)
          expect(staff.leftMs < 0).toBe(Date.parse(staff.due) < now && isOverdue(request, now));
      }),
    );
  });

  test('only an open request that is not paused runs or is overdue', () => {
    fc.assert(
      fc.property(timed, moment, (request, now) => {
        const clock = requestClock(request, now);
        if (!isOpen(request.state)) expect(clock.state).toBe('over');
        if (clock.due !== null) expect(['over', 'paused', 'unpromised']).not.toContain(clock.state);
      }),
    );
  });

  test('a guest never has more time left than was promised', () => {
    fc.assert(
      fc.property(timed, moment, (request, now) => {
        const clock = promiseClock(request, now);
        if (clock.due === null) return;
        expect(clock.leftMs).toBeLessThanOrEqual(Date.parse(clock.due) - Date.parse(request.createdAt));
      }),
    );
  });
});

test('an emergency is overdue until someone accepts it, and afterwards by its deadlines', () => {
  const emergency = { ...promised(), priority: 'emergency' as const };
  const asked = Date.parse(emergency.createdAt);
  expect(isOverdue({ ...emergency, state: 'new' }, asked)).toBe(true);
  expect(isOverdue({ ...emergency, state: 'acknowledged' }, asked)).toBe(false);
  expect(isOverdue({ ...emergency, state: 'done' }, asked)).toBe(false);
  expect(isOverdue({ ...emergency, priority: 'normal', state: 'new' }, asked)).toBe(false);
});

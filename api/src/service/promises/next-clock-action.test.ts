import { RequestState } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Clocked, deadlineOf } from './current-deadline.ts';
import { dueStep, MAX_SLIPS, nextClockAction } from './next-clock-action.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-24T14:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const minutes = fc.integer({ min: 0, max: 600 });
const moment = minutes.map(at);

/** Every request that could be stored, likely or not. */
const clocked: fc.Arbitrary<Clocked> = fc.record({
  state: fc.constantFrom(...RequestState.options),
  priority: fc.constantFrom('normal', 'high', 'emergency'),
  createdAt: fc.constant(at(0)),
  acknowledgeBy: moment,
  promisedAt: maybe(moment),
  pausedAt: maybe(moment),
  doneAt: maybe(moment),
  plan: maybe(
    fc.record(
      {
        warnMinutes: maybe(fc.integer({ min: 1, max: 60 })),
        escalateMinutes: fc
          .array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 4 })
          .map((list) => list.sort((a, b) => a - b)),
        expiresAt: moment.map((date) => date.toISOString()),
        startsAt: moment.map((date) => date.toISOString()),
      },
      { requiredKeys: ['warnMinutes', 'escalateMinutes'] },
    ),
  ),
  escalation: fc.integer({ min: 0, max: 4 }),
  escalatedAt: maybe(moment),
  warnedAt: maybe(moment),
  remindedAt: maybe(moment),
  slips: fc.integer({ min: 0, max: MAX_SLIPS + 1 }),
  promiseChange: maybe(
    fc.record({
      before: moment.map((date) => date.toISOString()),
      cause: fc.constantFrom('staff', 'not-begun', 'under-way'),
      reason: fc.constant(null),
      at: moment.map((date) => date.toISOString()),
    }),
  ),
  schedule: fc.constant(null),
});

describe('The next action of a clock, for every request', () => {
  test('is none for what is declined, cancelled, closed or on hold', () => {
    fc.assert(
      fc.property(
        clocked,
        fc.constantFrom('declined', 'cancelled', 'closed', 'on_hold'),
        (request, state) => {
          expect(nextClockAction({ ...request, state })).toBeNull();
        },
      ),
    );
  });

  test('exists for whatever no one has accepted, until everyone was alerted', () => {
    fc.assert(
      fc.property(clocked, (request) => {
        const open = { ...request, state: 'new' as const };
        const steps = open.plan?.escalateMinutes.length ?? 4;
        if (open.priority === 'emergency' || open.escalation < steps)
          expect(nextClockAction(open)).not.toBeNull();
      }),
    );
  });

  test('never announces a slip after the time has passed, and never of one without a promise', () => {
    fc.assert(
      fc.property(clocked, (request) => {
        const action = nextClockAction(request);
        if (action?.kind !== 'slip') return;
        const { promisedAt } = request;
        expect(promisedAt).not.toBeNull();
        expect(action.at.getTime()).toBeLessThanOrEqual(promisedAt?.getTime() ?? 0);
        expect(isOpen(request.state)).toBe(true);
      }),
    );
  });

  test('warns before the deadline and escalates after it', () => {
    fc.assert(
      fc.property(clocked, (request) => {
        const action = nextClockAction(request);
        const deadline = deadlineOf(request);
        if (action?.kind === 'warn')
          expect(action.at.getTime()).toBeLessThanOrEqual(deadline?.getTime() ?? 0);
        if (action?.kind === 'escalate' && request.state === 'new')
          expect(action.at.getTime()).toBeGreaterThanOrEqual(
            Math.min(
              request.acknowledgeBy.getTime(),
              request.escalatedAt?.getTime() ?? Number.POSITIVE_INFINITY,
            ),
          );
      }),
    );
  });

  test('goes up the escalation and never down, however late it is checked', () => {
    fc.assert(
      fc.property(clocked, minutes, minutes, (request, first, more) => {
        const step = dueStep(request, at(first));
        const later = dueStep({ ...request, escalation: step }, at(first + more));
        expect(step).toBeGreaterThanOrEqual(request.escalation);
        expect(later).toBeGreaterThanOrEqual(step);
      }),
    );
  });
});

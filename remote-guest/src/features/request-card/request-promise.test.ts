import { isGuestCancellable } from '@bellkey/shared/request-clock';
import { describe, expect, test } from '@jest/globals';
import { sampleRequest } from '../../test-support/sample-conversation.ts';
import { requestPromise, titleOf } from './request-promise.ts';

const time = (instant: string) => instant.slice(11, 16);
const at = (clock: string) => Date.parse(`2026-03-15T${clock}:00.000Z`);
const accepted = sampleRequest({ state: 'acknowledged', acknowledgedAt: '2026-03-15T14:03:00.000Z' });

describe('a request’s clock', () => {
  test('shows asked, accepted and the promised time, filled up to the present', () => {
    const promise = requestPromise(accepted, at('14:12'), time);
    expect(promise.line?.ticks.map(({ label }) => label)).toEqual([
      '14:02 asked',
      '14:03 accepted',
      'by 14:22',
    ]);
    expect(promise.line?.progress).toBeCloseTo(0.5);
    expect(promise).toMatchObject({ status: { text: 'Accepted' }, sentence: '10 min left' });
    expect(promise.line?.tone).toBe('on-time');
  });

  test('turns amber when a fifth of the time is left', () => {
    expect(requestPromise(accepted, at('14:17'), time).line?.tone).toBe('on-time');
    expect(requestPromise(accepted, at('14:18'), time).line?.tone).toBe('soon');
  });

  test("never shows more time than was promised, even if the page's clock was last updated before the request", () => {
    expect(requestPromise(accepted, at('14:02') - 4_000, time)).toMatchObject({
      sentence: '20 min left',
      line: { progress: 0 },
    });
  });

  test('says that a promise was missed, and by how much', () => {
    const promise = requestPromise(accepted, at('14:28'), time);
    expect(promise.status).toEqual({ text: 'Late', tone: 'danger' });
    expect(promise.sentence).toBe('Later than promised: it should have been done by 14:22, 6 min ago.');
    expect(promise.line).toMatchObject({ tone: 'late', progress: 1 });
  });

  test('once done it shows when, and whether the promise was kept', () => {
    const done = (doneAt: string) =>
      requestPromise(sampleRequest({ state: 'done', doneAt }), at('15:00'), time);
    expect(done('2026-03-15T14:18:00.000Z')).toMatchObject({ status: { text: 'Done' }, sentence: null });
    expect(done('2026-03-15T14:18:00.000Z').line?.tone).toBe('on-time');
    expect(done('2026-03-15T14:30:00.000Z').line?.tone).toBe('late');
  });

  test('promises nothing without a promise', () => {
    const promise = requestPromise(sampleRequest({ promisedAt: null }), at('14:12'), time);
    expect(promise.line).toBeNull();
    expect(promise.sentence).toContain('No time is promised');
  });

  test('uses the time that the guest said while none is promised', () => {
    const details = [{ slot: 'time', value: '15:00' }];
    const promise = requestPromise(sampleRequest({ promisedAt: null, details }), at('14:12'), time);
    expect(promise).toMatchObject({
      line: null,
      sentence: 'For the time you said; they will confirm it here.',
    });
  });

  test('gives the reason of a refusal', () => {
    const by = { kind: 'staff' as const, name: 'Ana' };
    const step = { state: 'declined' as const, at: '2026-03-15T14:10:00.000Z', by, reason: 'We are full.' };
    const declined = sampleRequest({ state: 'declined', steps: [step] });
    expect(requestPromise(declined, at('14:12'), time)).toMatchObject({
      status: { tone: 'danger' },
      sentence: 'We are full.',
    });
  });

  test('gives the reason of a hold, and no time meanwhile', () => {
    const by = { kind: 'staff' as const, name: 'Ana' };
    const reason = 'The part comes in the morning.';
    const step = { state: 'on_hold' as const, at: '2026-03-15T14:10:00.000Z', by, reason };
    const held = sampleRequest({ state: 'on_hold', steps: [step] });
    expect(requestPromise(held, at('14:12'), time)).toMatchObject({ line: null, sentence: reason });
  });
});

describe('a reason for staff only', () => {
  const declined = (reason: string, kind: 'staff' | 'system' | 'ai') =>
    sampleRequest({
      state: 'declined',
      steps: [{ state: 'declined', at: '2026-03-15T14:10:00.000Z', by: { kind, name: null }, reason }],
    });

  test.each(['restricted:refund', 'not-offered', 'engine_error'])(
    '%s as a code is not shown, whoever recorded it',
    (reason) => {
      expect(requestPromise(declined(reason, 'staff'), at('14:12'), time).sentence).toBeNull();
    },
  );

  test.each(['system', 'ai'] as const)('is not shown when the %s noted it', (kind) => {
    const noted = declined('Rule 4: refunds over EUR 50 go to the manager.', kind);
    expect(requestPromise(noted, at('14:12'), time).sentence).toBeNull();
  });
});

test.each(['new', 'acknowledged', 'needs_approval'] as const)('while %s it can be cancelled', (state) => {
  expect(isGuestCancellable(sampleRequest({ state }))).toBe(true);
});

test.each(['in_progress', 'done', 'cancelled', 'on_hold'] as const)(
  'once %s it can’t be cancelled',
  (state) => {
    expect(isGuestCancellable(sampleRequest({ state }))).toBe(false);
  },
);

test.each(['new', 'acknowledged'] as const)('an emergency can’t be cancelled while %s', (state) => {
  expect(isGuestCancellable(sampleRequest({ state, priority: 'emergency' }))).toBe(false);
});

test('food that has been served once cannot be cancelled, other requests that come back can', () => {
  const steps = (['new', 'done', 'acknowledged'] as const).map((state) => ({
    at: '2026-03-15T14:02:00.000Z',
    by: { kind: 'staff' as const, name: 'Rita' },
    reason: null,
    state,
  }));
  const food = {
    allergy: null,
    dishes: '1 × Soup',
    totalCents: 900,
    currency: 'EUR',
    payment: 'room' as const,
  };
  const back = sampleRequest({ state: 'acknowledged', steps });
  expect(isGuestCancellable(back)).toBe(true);
  expect(isGuestCancellable({ ...back, food })).toBe(false);
  expect(isGuestCancellable({ ...back, food, steps: steps.slice(0, 1) })).toBe(true);
});

test('a quantity shows only above one', () => {
  expect(titleOf({ title: 'Towels', quantity: 2 })).toBe('Towels × 2');
  expect(titleOf({ title: 'Late check-out', quantity: 1 })).toBe('Late check-out');
  expect(titleOf({ title: 'Late check-out', quantity: null })).toBe('Late check-out');
});

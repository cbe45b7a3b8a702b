import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { requestFixture } from '../../test-support/request-fixture.ts';
import {
  emptyQueue,
  type Move,
  shownRequests,
  withMove,
  withMoveRefused,
  withMoveTaken,
  withQueueEvent,
  withRequests,
} from './queue-state.ts';

const now = Date.parse('2026-03-15T09:01:00.000Z');
const PATH: RequestState[] = ['new', 'acknowledged', 'in_progress', 'done'];

/** A request after its first `length` steps of the usual path. */
function after(length: number): ServiceRequest {
  return requestFixture({
    state: PATH[length - 1] ?? 'new',
    steps: PATH.slice(0, length).map((state, index) => ({
      state,
      at: `2026-03-15T09:0${index}:00.000Z`,
      by: { kind: 'staff', name: 'Ana' },
      reason: null,
    })),
  });
}

const created = { type: 'request.created', request: after(1) } as const;
const updated = (length: number) => ({ type: 'request.updated', request: after(length) }) as const;
const accept: Move = { requestId: 'r1', to: 'acknowledged', reason: null, key: 'k1' };
const problem = {
  code: 'illegal-transition',
  status: 409,
  title: 'Not possible from this state',
  detail: 'Reload the request: its state has changed.',
  requestId: 'x1',
};

describe('events', () => {
  test('the same event twice shows the request once, and it arrived once', () => {
    const once = withQueueEvent(emptyQueue, created, now);
    const twice = withQueueEvent(once, created, now + 5000);
    expect(shownRequests(twice)).toHaveLength(1);
    expect(twice.arrivals.get('r1')).toBe(now);
  });

  test('a request that was loaded has not arrived', () => {
    const queue = withQueueEvent(withRequests(emptyQueue, [after(1)]), created, now);
    expect(queue.arrivals.size).toBe(0);
  });

  test('a late creation event does not undo an update', () => {
    const queue = withQueueEvent(withQueueEvent(emptyQueue, updated(2), now), created, now);
    expect(shownRequests(queue)[0]?.state).toBe('acknowledged');
  });

  test('in any order and with any repeats, the queue ends with the newest state', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 1, 2, 3, 4], { minLength: 1 }), (lengths) => {
        const queue = lengths.reduce(
          (state, length) => withQueueEvent(state, updated(length), now),
          emptyQueue,
        );
        return shownRequests(queue)[0]?.steps.length === Math.max(...lengths);
      }),
    );
  });
});

describe('a move', () => {
  const loaded = withRequests(emptyQueue, [after(1)]);

  test('is shown at once', () => {
    expect(shownRequests(withMove(loaded, accept))[0]?.state).toBe('acknowledged');
  });

  test('rolls back with the reason when the API refuses it', () => {
    const queue = withMoveRefused(withMove(loaded, accept), { move: accept, problem });
    expect(shownRequests(queue)[0]?.state).toBe('new');
    expect(queue.refusals.get('r1')?.problem.detail).toBe('Reload the request: its state has changed.');
  });

  test('refused after a colleague was faster shows the colleague’s change', () => {
    const overtaken = withQueueEvent(withMove(loaded, accept), updated(3), now);
    const queue = withMoveRefused(overtaken, { move: accept, problem });
    expect(shownRequests(queue)[0]?.state).toBe('in_progress');
  });

  test('accepted by the API is kept, and its own event changes nothing more', () => {
    const taken = withMoveTaken(withMove(loaded, accept), accept, after(2));
    const echoed = withQueueEvent(taken, updated(2), now);
    expect(taken.moves.size).toBe(0);
    expect(shownRequests(echoed)[0]?.state).toBe('acknowledged');
  });

  test('a response to an earlier move does not end a later one', () => {
    const start: Move = { ...accept, to: 'in_progress', key: 'k2' };
    const queue = withMoveTaken(withMove(withMove(loaded, accept), start), accept, after(2));
    expect(shownRequests(queue)[0]?.state).toBe('in_progress');
  });

  test('a second attempt clears the first refusal', () => {
    const refused = withMoveRefused(withMove(loaded, accept), { move: accept, problem });
    expect(withMove(refused, { ...accept, key: 'k2' }).refusals.size).toBe(0);
  });
});

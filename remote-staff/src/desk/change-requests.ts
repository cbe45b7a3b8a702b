import type { Desk } from './desk.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import {
  type Move,
  withMove,
  withMoveRefused,
  withMoveTaken,
  withoutRefusal,
  withRequest,
} from './requests/queue-state.ts';

const MINUTE_MS = 60_000;
/** Refusals of a move that the API has not answered: it may be sent again as it is. */
const UNANSWERED: ReadonlySet<string> = new Set(['offline', 'unreachable', 'timeout']);
/** The longest promise that is given as minutes from now. */
const MAX_PROMISE_MINUTES = 24 * 60;

/** Moves requests on, and assigns them. A move shows at once and is rolled back when the API refuses it. */
export function changeRequests(
  { api, propertyId, newId, now }: DeskPorts,
  { get, update }: DeskStore,
): Pick<Desk, 'move' | 'assign' | 'moveTime' | 'setRecurrence' | 'dismissRefusal' | 'resendMoves'> {
  const query = { property: propertyId };

  const attempt = async (move: Move) => {
    update((before) => ({ ...before, queue: withMove(before.queue, move) }));
    const answer = await api.call(
      'POST /api/staff/requests/{id}/transition',
      {
        params: { id: move.requestId },
        query,
        body: { to: move.to, ...(move.reason !== null && { reason: move.reason }) },
      },
      { idempotencyKey: move.key },
    );
    update((before) => ({
      ...before,
      queue: answer.ok
        ? withMoveTaken(before.queue, move, answer.value)
        : withMoveRefused(before.queue, { move, problem: answer.error }),
    }));
  };

  return {
    move: (requestId, to, reason) => attempt({ requestId, to, reason: reason ?? null, key: newId() }),
    async resendMoves() {
      const unanswered = [...get().queue.refusals.values()].filter(({ problem }) =>
        UNANSWERED.has(problem.code),
      );
      await Promise.all(unanswered.map(({ move }) => attempt(move)));
    },
    async assign(requestId, to) {
      const from = get().queue.requests.get(requestId)?.assignee?.id ?? null;
      const answer = await api.call(
        'PUT /api/staff/requests/{id}/assignee',
        { params: { id: requestId }, query, body: { to, from } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({ ...before, queue: withRequest(before.queue, answer.value) }));
      return null;
    },
    async moveTime(requestId, at, reason) {
      const request = get().queue.requests.get(requestId);
      if (!request) return null;
      const call = { params: { id: requestId }, query };
      const idempotency = { idempotencyKey: newId() };
      const promiseMinutes = Math.ceil((Date.parse(at) - now()) / MINUTE_MS);
      // A planned request stays planned; a promise for more than a day ahead makes it planned.
      const answer =
        request.schedule || promiseMinutes > MAX_PROMISE_MINUTES
          ? await api.call(
              'POST /api/staff/requests/{id}/schedule',
              { ...call, body: { kind: request.schedule?.kind ?? 'by', at, reason } },
              idempotency,
            )
          : await api.call(
              'POST /api/staff/requests/{id}/transition',
              { ...call, body: { to: request.state, promiseMinutes, reason } },
              idempotency,
            );
      if (!answer.ok) return answer.error;
      update((before) => ({ ...before, queue: withRequest(before.queue, answer.value) }));
      return null;
    },
    async setRecurrence(requestId, every) {
      const answer = await api.call(
        'PUT /api/staff/requests/{id}/recurrence',
        { params: { id: requestId }, query, body: { every } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({ ...before, queue: withRequest(before.queue, answer.value) }));
      return null;
    },
    dismissRefusal: (requestId) =>
      update((before) => ({ ...before, queue: withoutRefusal(before.queue, requestId) })),
  };
}

import type { Desk } from './desk.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import {
  type Move,
  withMove,
  withMoveRefused,
  withMoveTaken,
  withoutRefusal,
} from './requests/queue-state.ts';

/** Moves requests on. A move shows at once and goes back when the API refuses it. */
export function changeRequests(
  { api, propertyId, newId }: DeskPorts,
  { update }: DeskStore,
): Pick<Desk, 'move' | 'dismissRefusal'> {
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
    dismissRefusal: (requestId) =>
      update((before) => ({ ...before, queue: withoutRefusal(before.queue, requestId) })),
  };
}

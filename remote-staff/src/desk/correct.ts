import { withConversation } from './conversations/conversation-list.ts';
import type { Desk } from './desk.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import { withRequest } from './requests/queue-state.ts';

/** Corrects where a request or a guest is, and requests that are one. What else changes comes by the stream. */
export function correct(
  { api, propertyId, newId }: DeskPorts,
  { update }: DeskStore,
): Pick<Desk, 'changePlace' | 'merge' | 'moveGuest'> {
  const query = { property: propertyId };
  return {
    async changePlace(requestId, placeId) {
      const answer = await api.call(
        'PUT /api/staff/requests/{id}/place',
        { params: { id: requestId }, query, body: { placeId } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({ ...before, queue: withRequest(before.queue, answer.value) }));
      return null;
    },
    async merge(requestId, intoId) {
      const answer = await api.call(
        'POST /api/staff/requests/{id}/merge',
        { params: { id: requestId }, query, body: { into: intoId } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({ ...before, queue: withRequest(before.queue, answer.value) }));
      return null;
    },
    async moveGuest(conversationId, placeId) {
      const answer = await api.call(
        'PUT /api/staff/conversations/{id}/place',
        { params: { id: conversationId }, query, body: { placeId } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({
        ...before,
        conversations: withConversation(before.conversations, answer.value),
      }));
      return null;
    },
  };
}

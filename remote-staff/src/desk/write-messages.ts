import { withThreadMessage } from './conversations/thread-state.ts';
import type { Desk } from './desk.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import { type GuestText, withArrived, withFailed, withoutItem, withSending } from './outbox/outbox.ts';

/** Sends messages and notes through the outbox: one that fails stays there until it is sent again or discarded. */
export function writeMessages(
  { api, propertyId, now, newId }: DeskPorts,
  { get, update }: DeskStore,
): Pick<Desk, 'send' | 'resend' | 'discard'> {
  const query = { property: propertyId };

  const post = async (item: GuestText) => {
    const { clientId, conversationId, mode, body } = item;
    update((before) => ({ ...before, outbox: withSending(before.outbox, item) }));
    const answer = await api.call(
      mode === 'note'
        ? 'POST /api/staff/conversations/{id}/notes'
        : 'POST /api/staff/conversations/{id}/messages',
      { params: { id: conversationId }, query, body: { clientId, body } },
      { idempotencyKey: clientId },
    );
    update((before) =>
      answer.ok
        ? {
            ...before,
            outbox: withArrived(withoutItem(before.outbox, clientId), answer.value),
            threads: withThreadMessage(before.threads, answer.value),
          }
        : { ...before, outbox: withFailed(before.outbox, clientId, answer.error) },
    );
  };

  return {
    send: (conversationId, mode, body) =>
      post({ clientId: newId(), conversationId, mode, body: body.trim(), at: now() }),
    async resend(clientId) {
      const item = get().outbox.find((one) => one.clientId === clientId);
      if (item) await post(item);
    },
    discard: (clientId) => update((before) => ({ ...before, outbox: withoutItem(before.outbox, clientId) })),
  };
}

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
    const { clientId, conversationId, mode, body, photoIds = [], mentions, after } = item;
    update((before) => ({ ...before, outbox: withSending(before.outbox, item) }));
    const params = { id: conversationId };
    const options = { idempotencyKey: clientId };
    const answer =
      mode === 'note'
        ? await api.call(
            'POST /api/staff/conversations/{id}/notes',
            {
              params,
              query,
              body: {
                clientId,
                body,
                ...(photoIds.length > 0 && { photoIds: [...photoIds] }),
                mentions,
              },
            },
            options,
          )
        : await api.call(
            'POST /api/staff/conversations/{id}/messages',
            { params, query, body: { clientId, body, ...(after !== undefined && { after }) } },
            options,
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
    send(conversationId, mode, body, photoIds = [], mentions) {
      const text = {
        clientId: newId(),
        conversationId,
        mode,
        body: body.trim(),
        photoIds,
        mentions,
        at: now(),
      };
      const thread = get().threads.get(conversationId);
      const hasRead = mode === 'answer' && thread?.load.status === 'ready';
      return post({ ...text, ...(hasRead && { after: thread.messages.at(-1)?.id ?? null }) });
    },
    async resend(clientId) {
      const item = get().outbox.find((one) => one.clientId === clientId);
      if (!item) return;
      if (item.state.status !== 'failed' || item.state.problem.code !== 'colleague-answered')
        return post(item);
      // It has been read since: another text for the API, which does not ask again.
      const { after: _read, ...text } = item;
      update((before) => ({ ...before, outbox: withoutItem(before.outbox, clientId) }));
      await post({ ...text, clientId: newId() });
    },
    discard: (clientId) => update((before) => ({ ...before, outbox: withoutItem(before.outbox, clientId) })),
  };
}

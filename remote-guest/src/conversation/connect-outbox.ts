import type { Outbox } from '../outbox/outbox.ts';
import type { GuestConversation } from './guest-conversation.ts';

/**
 * Keeps an outbox in step with its conversation. A message may arrive over the stream before the response to its
 * sending, or in place of a lost one: then nothing is left to send. A stream that goes live ends the reason for holding
 * messages back. Returns `stop`.
 */
export function connectOutbox(conversation: GuestConversation, outbox: Outbox): () => void {
  let messages: readonly unknown[] | null = null;
  let live = false;
  const follow = () => {
    const view = conversation.get();
    if (view.status === 'open' && view.state.messages !== messages) {
      messages = view.state.messages;
      for (const { clientId } of view.state.messages) if (clientId) outbox.settle(clientId);
    }
    const wasLive = live;
    live = view.status === 'open' && view.connection === 'live';
    if (live && !wasLive) void outbox.drain();
  };
  follow();
  return conversation.subscribe(follow);
}

import type { GuestSession } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { moveDraft } from '../draft/draft.ts';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { moveOutbox } from '../outbox/move-outbox.ts';
import type { GuestConversationView } from './conversation-view.ts';
import { type ConversationSnapshot, openConversation } from './state/conversation-state.ts';

/** A guest who said where they are, while their session is started: they see the chat and can write already. */
export interface Arrival {
  /** What is shown until there is one: of the place, with nothing said yet. */
  snapshot: ConversationSnapshot & { session: GuestSession };
  started: Promise<ApiResult<GuestSession>>;
}

let begun: Arrival | null = null;

/** The arrival that the scan page leaves for the chat. */
export const arrivals = {
  begin: (arrival: Arrival): void => {
    begun = arrival;
  },
  take: (): Arrival | null => {
    const arrival = begun;
    begun = null;
    return arrival;
  },
};

/** Under which id a device keeps what is written before the conversation has its own; for one property alone. */
export const arrivingId = (propertyId: string): string => `arriving-${propertyId}`;

/** Shows the chat while the session is started. Answers whether it was. */
export async function admit(arrival: Arrival, show: (view: GuestConversationView) => void): Promise<boolean> {
  const { session } = arrival.snapshot;
  const visit = session.conversationId;
  const state = openConversation(arrival.snapshot);
  const connection = 'connecting';
  show({ status: 'open', session, state, connection, over: false, copyOf: null, arriving: true, visit });
  const started = await arrival.started;
  if (!started.ok) show({ status: 'unreachable', problem: started.error, retryAt: null, onArrival: true });
  return started.ok;
}

/** What was written on the way in goes to the conversation, and is sent there. */
export function settleArrival(storage: DurableStorage, { property, conversationId }: GuestSession): void {
  const from = arrivingId(property.id);
  moveOutbox(storage, from, conversationId, null);
  moveDraft(storage, from, conversationId);
}

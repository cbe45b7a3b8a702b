import type { GuestSession } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { moveDraft } from '../draft/draft.ts';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { moveOutbox } from '../outbox/move-outbox.ts';
import type { GuestConversationView } from './conversation-view.ts';
import { type ConversationSnapshot, openConversation } from './state/conversation-state.ts';

/** A guest who has confirmed where they are, while their session starts: they see the chat and can already write. */
export interface Arrival {
  /** The view until the session exists: the place, without messages. */
  snapshot: ConversationSnapshot & { session: GuestSession };
  started: Promise<ApiResult<GuestSession>>;
}

let begun: Arrival | null = null;

/** The arrival that the scan page hands to the chat. */
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

/** The id under which a device stores what is written before the conversation has its own; for one property only. */
export const arrivingId = (propertyId: string): string => `arriving-${propertyId}`;

/** Shows the chat while the session starts. Returns whether there was an arrival. */
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

/** Moves what was written on arrival to the conversation, and sends it there. */
export function settleArrival(storage: DurableStorage, { property, conversationId }: GuestSession): void {
  const from = arrivingId(property.id);
  moveOutbox(storage, from, conversationId, null);
  moveDraft(storage, from, conversationId);
}

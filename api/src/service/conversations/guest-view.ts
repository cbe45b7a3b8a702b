import type { Conversation, LiveEvent } from '@bellkey/shared/api';

/** What a guest reads where staff read why a person was fetched, as `restricted:refund` or `engine-error`. */
export const PUBLIC_HANDOFF_REASON = 'person';

/** A conversation as its guest may see it: why a person was fetched is for the staff. */
export function conversationForGuest(conversation: Conversation): Conversation {
  const { handoff } = conversation;
  return {
    ...conversation,
    handoff: handoff && { reason: PUBLIC_HANDOFF_REASON, at: handoff.at },
    unreadByStaff: 0,
  };
}

/** An event as a guest's stream carries it. The log keeps what staff see. */
export function eventForGuest(event: LiveEvent): LiveEvent {
  return event.type === 'conversation.updated'
    ? { ...event, conversation: conversationForGuest(event.conversation) }
    : event;
}

import type { Conversation, LiveEvent } from '@bellkey/shared/api';

/**
 * The reason for a handoff that a guest sees in place of the staff's, such as `restricted:refund` or `engine-error`.
 */
export const PUBLIC_HANDOFF_REASON = 'person';

/** A conversation as its guest may see it: the reason for a handoff and a snooze are for staff only. */
export function conversationForGuest(conversation: Conversation): Conversation {
  const { handoff, guestEnded: _forStaff, ...seen } = conversation;
  return {
    ...seen,
    handoff: handoff && { reason: PUBLIC_HANDOFF_REASON, at: handoff.at },
    unreadByStaff: 0,
    snoozed: null,
  };
}

/** An event in a guest's stream. The log keeps the staff version. */
export function eventForGuest(event: LiveEvent): LiveEvent {
  return event.type === 'conversation.updated'
    ? { ...event, conversation: conversationForGuest(event.conversation) }
    : event;
}

import type { Conversation } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import {
  announceConversation,
  conversationJson,
  conversationRows,
} from '../conversations/conversation-view.ts';

/**
 * What every staff member may know of a conversation with an alarm, whether or not they may read guests' conversations:
 * its place, the danger reported, and who has it. The rest of the conversation is for those who may chat (decision
 * 0110).
 */
export function conversationForEveryone(conversation: Conversation): Conversation {
  return { ...conversation, handoff: null, preview: null, unreadByStaff: 0, queuePosition: null };
}

/** The payload of the event for everyone, read by the statement that writes it: {@link conversationForEveryone}. */
const conversationForEveryoneUpdated = sql`(
  select jsonb_build_object('type', event.type, 'conversation', ${conversationJson}::jsonb
    || '{"handoff": null, "preview": null, "unreadByStaff": 0, "queuePosition": null}')
  from ${conversationRows}
  where conversations.property_id = counter.id and conversations.id = event.conversation_id)`;

/** Announces a conversation whose alarm has changed: to its guest, to those who may chat, and to all departments. */
export function announceAlarm(scope: PropertyScope, conversationId: string): void {
  announceConversation(scope, conversationId);
  scope.emit({
    type: 'conversation.updated',
    conversationId,
    departmentKey: EVERY_DEPARTMENT,
    forGuest: false,
    onceKey: `alarm:${conversationId}`,
    payload: conversationForEveryoneUpdated,
  });
}

import { type Conversation, MAX_FOUND_CONVERSATIONS, type Message } from '@bellkey/shared/api';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { selectJson } from '../../platform/database/select-json.ts';
import { conversationJson, conversationRows } from '../conversations/conversation-view.ts';
import { messageJson } from '../conversations/message-view.ts';

/** A conversation with the latest of its messages that has the words. */
export interface FoundConversation {
  conversation: Conversation;
  message: Message;
}

/** One letter is in every message. */
const FEWEST_CHARS = 2;

/** In a pattern, these characters have a meaning; a person who types them means the character. */
const literally = (words: string): string => words.replaceAll(/[\\%_]/g, '\\$&');

/** The conversations with all of these words in one message, in any order and case; the latest first. */
export async function searchConversations(scope: PropertyScope, words: string): Promise<FoundConversation[]> {
  if (words.length < FEWEST_CHARS) return [];
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);
  return selectJson(
    scope.db,
    sql`select json_build_object('conversation', ${conversationJson}, 'message', ${messageJson}) as json
      from ${conversationRows} join (
        select distinct on (conversation_id) * from messages
        where property_id = ${scope.propertyId} and body ilike all (${sql.param(patterns)}::text[])
        order by conversation_id, ordinal desc
      ) messages on messages.property_id = conversations.property_id
        and messages.conversation_id = conversations.id
      where ${scope.own(conversations)}
      order by messages.created_at desc, messages.id limit ${MAX_FOUND_CONVERSATIONS}`,
  );
}

/** Whether the property has a conversation. */
export async function hasConversation(scope: PropertyScope, id: string): Promise<boolean> {
  const found = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.id, id)));
  return found.length > 0;
}

import type { Message } from '@bellkey/shared/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';

/** A message as stored. */
export type MessageRow = typeof messages.$inferSelect;

/** A message as the contract shows it. */
export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    clientId: row.clientId,
    conversationId: row.conversationId,
    sender: { kind: row.senderKind, name: row.senderKind === 'staff' ? row.senderName : null },
    body: row.body,
    parts: row.parts,
    visibility: row.visibility,
    engine: row.engine,
    turnId: row.turnId,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    language: row.language,
  };
}

/** A message as the contract shows it, as JSON, of a row of `messages`: the same as {@link toMessage}. */
export const messageJson = sql.raw(`json_build_object(
  'id', messages.id,
  'clientId', messages.client_id,
  'conversationId', messages.conversation_id,
  'sender', json_build_object(
    'kind', messages.sender_kind, 'name', case when messages.sender_kind = 'staff' then messages.sender_name end),
  'body', messages.body,
  'parts', messages.parts,
  'visibility', messages.visibility,
  'engine', messages.engine,
  'turnId', messages.turn_id,
  'createdAt', ${instantText('messages.created_at')},
  'seenAt', ${instantText('messages.seen_at')},
  'language', messages.language)`);

/** A conversation's messages, oldest first. A guest's view has only the public ones. */
export async function loadMessages(
  scope: PropertyScope,
  conversationId: string,
  view: 'guest' | 'staff',
  ...conditions: Array<SQL | undefined>
): Promise<Message[]> {
  const chosen = scope.own(
    messages,
    eq(messages.conversationId, conversationId),
    view === 'guest' ? eq(messages.visibility, 'public') : undefined,
    ...conditions,
  );
  return selectJson(
    scope.db,
    sql`select ${messageJson} as json from messages where ${chosen} order by messages.ordinal`,
  );
}

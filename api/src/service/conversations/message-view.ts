import type { Message } from '@bellkey/shared/api';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';

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
  };
}

/** A conversation's messages, oldest first. A guest's view holds public ones alone. */
export async function loadMessages(
  scope: PropertyScope,
  conversationId: string,
  view: 'guest' | 'staff',
  ...conditions: Array<SQL | undefined>
): Promise<Message[]> {
  const rows = await scope.db
    .select()
    .from(messages)
    .where(
      scope.own(
        messages,
        eq(messages.conversationId, conversationId),
        view === 'guest' ? eq(messages.visibility, 'public') : undefined,
        ...conditions,
      ),
    )
    .orderBy(asc(messages.ordinal));
  return rows.map(toMessage);
}

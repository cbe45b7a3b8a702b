import type { Message } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import { conversations, messages } from '../../platform/database/schema/conversation-tables.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';
import { toMessage } from '../../service/conversations/message-view.ts';
import type { RecentLines } from '../../service/conversations/recent-lines.ts';

/** What decides over a guest's line. */
export interface LineFacts {
  /** Locked for the rest of the transaction. */
  conversation: ConversationRow;
  /** The message that this client id already wrote in the conversation, and who wrote it. */
  repeat: { message: Message; senderId: string | null } | null;
  recent: RecentLines;
  /** How many answers the engine owes in the property. */
  owed: number;
  /** Whether the staff have a draft in the conversation that they have not decided on. */
  hasDraft: boolean;
}

interface Held extends Pick<LineFacts, 'recent' | 'owed' | 'hasDraft'> {
  conversation: JsonRow;
  repeat: JsonRow | null;
}

const holdForLine = prepareCall<Held | null>(
  () => sql`hold_for_line(${ofProperty}, ${sql.placeholder('conversationId')}, ${sql.placeholder('clientId')},
    ${sql.placeholder('sessionId')}, ${sql.placeholder('since')}, ${sql.placeholder('newest')})`,
);

/**
 * Locks a conversation and reads what decides over its guest's line; null when this property has no such conversation.
 * All of it is read behind the lock, so it sees what the line before has written (migration 0600).
 */
export async function holdForNextLine(
  scope: PropertyScope,
  line: { conversationId: string; clientId: string; sessionId: string; since: Date; newest: number },
): Promise<LineFacts | null> {
  const held = await scope.run(holdForLine, line);
  if (!held) return null;
  const { conversation, repeat, ...facts } = held;
  const same = repeat && rowFromJson(messages, repeat);
  return {
    ...facts,
    conversation: rowFromJson(conversations, conversation),
    repeat: same && { message: toMessage(same), senderId: same.senderId },
  };
}

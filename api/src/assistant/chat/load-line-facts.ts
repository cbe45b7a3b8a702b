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

/** State that decides how a guest's message is processed. */
export interface LineFacts {
  /** Locked for the rest of the transaction. */
  conversation: ConversationRow;
  /** The message that this client id already created in the conversation, and its author. */
  repeat: { message: Message; senderId: string | null } | null;
  recent: RecentLines;
  /** How many unanswered turns the property has. */
  owed: number;
  /** Whether the conversation has an undecided draft. */
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
 * Locks a conversation and loads the state that decides how its guest's message is processed; null if this property has
 * no such conversation. Loads everything after the lock, so that it includes what the previous message wrote (migration
 * 0600).
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

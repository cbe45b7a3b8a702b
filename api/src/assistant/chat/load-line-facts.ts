import type { Message } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareJson } from '../../platform/statements/prepared-sql.ts';
import { messageJson } from '../../service/conversations/message-view.ts';
import { type RecentLines, recentLinesJson } from '../../service/conversations/recent-lines.ts';

/** What decides over a guest's line. */
export interface LineFacts {
  /** The message that this client id already wrote in the conversation, and who wrote it. */
  repeat: { message: Message; senderId: string | null } | null;
  recent: RecentLines;
  /** How many answers the engine owes in the property. */
  owed: number;
  /** Whether the staff have a draft in the conversation that they have not decided on. */
  hasDraft: boolean;
}

const conversationId = sql.placeholder('conversationId');

const lineFacts = prepareJson<LineFacts>(
  () => sql`select json_build_object(
    'repeat', (
      select json_build_object('message', ${messageJson}, 'senderId', messages.sender_id) from messages
      where messages.property_id = ${ofProperty} and messages.conversation_id = ${conversationId}
        and messages.client_id = ${sql.placeholder('clientId')}),
    'recent', ${recentLinesJson},
    'owed', (
      select count(*) from turns where property_id = ${ofProperty} and state in ('pending', 'running')),
    'hasDraft', exists (
      select from drafts
      where property_id = ${ofProperty} and conversation_id = ${conversationId} and state = 'open')) as json`,
);

/**
 * Reads what decides over a guest's line, in one statement. Ask for it together with the conversation's lock, behind it:
 * then it sees what the line before has written.
 */
export async function loadLineFacts(
  scope: PropertyScope,
  line: { conversationId: string; clientId: string; sessionId: string; since: Date; newest: number },
): Promise<LineFacts> {
  const [facts] = await scope.run(lineFacts, line);
  if (!facts) throw new Error('The facts of a line are one row');
  return facts;
}

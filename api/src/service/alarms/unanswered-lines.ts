import { dangerIn, partToAnswer } from '@bellkey/concierge/danger';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import type { ConversationRow } from '../conversations/append-message.ts';
import { safetyAnswer } from './alarm-messages.ts';

/** Most lines that are looked at; more than one unanswered line changes nothing. */
const LINES_AT_MOST = 50;

/**
 * When the guest wrote the first line since the alarm began that is still unanswered; null without one. A person answers
 * everything before their line. The assistant answers a line with a fact or with what was asked for, not by saying that
 * the team has it. What only tells of the danger is answered by the alarm itself.
 */
export async function unansweredSince(
  scope: PropertyScope,
  { id, handoffAt }: Pick<ConversationRow, 'id' | 'handoffAt'>,
): Promise<Date | null> {
  if (!handoffAt) return null;
  const later = sql`later.property_id = ${messages.propertyId} and later.conversation_id = ${messages.conversationId}
    and later.visibility = 'public'`;
  const lines = await scope.db
    .select({ body: messages.body, createdAt: messages.createdAt })
    .from(messages)
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, id),
          eq(messages.senderKind, 'guest'),
          gt(messages.createdAt, handoffAt),
          sql`not exists (select from messages later where ${later} and (
            (later.sender_kind = 'staff' and later.ordinal > ${messages.ordinal})
            or (later.sender_kind = 'ai' and later.answers_ordinal = ${messages.ordinal}
              and jsonb_array_length(later.parts) > 0)))`,
        ),
      ),
    )
    .orderBy(asc(messages.ordinal))
    .limit(LINES_AT_MOST);
  return lines.find(({ body }) => !isOnlyAboutDanger(body))?.createdAt ?? null;
}

const isOnlyAboutDanger = (body: string): boolean =>
  safetyAnswer(body) !== null || (dangerIn(body) !== null && partToAnswer(body) === null);

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { refused } from '../../platform/outcome/outcome.ts';

/** Who else answered, and when. */
interface ColleaguesAnswer {
  name: string | null;
  at: Date;
}

/** The last answer of a colleague after a message, or of all when the message is null or unknown here. */
export async function loadColleaguesAnswer(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  { conversationId, after }: { conversationId: string; after: string | null },
): Promise<ColleaguesAnswer | null> {
  const [row] = await scope.db
    .select({ name: messages.senderName, at: messages.createdAt })
    .from(messages)
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderKind, 'staff'),
          eq(messages.visibility, 'public'),
          ne(messages.senderId, memberId),
          sql`${messages.ordinal} > coalesce((select read.ordinal from messages read
            where read.property_id = ${scope.propertyId} and read.conversation_id = ${conversationId}
              and read.id = ${after}), 0)`,
        ),
      ),
    )
    .orderBy(desc(messages.ordinal))
    .limit(1);
  return row ?? null;
}

/** Refuses an answer that was written without knowledge of a colleague's. */
export function refusedAsSlower({ now }: PropertyScope, { name, at }: ColleaguesAnswer) {
  const seconds = Math.max(1, Math.round((now.getTime() - at.getTime()) / 1000));
  const ago = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return refused('colleague-answered', {
    detail: `${name ?? 'A colleague'} answered ${ago} ago. Read it, then send yours or discard it.`,
  });
}

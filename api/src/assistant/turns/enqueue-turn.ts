import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';

/**
 * Marks that the engine owes an answer, in the transaction that stores the guest's message. A turn that has not
 * begun yet answers the newer message too.
 */
export async function enqueueTurn(
  scope: PropertyScope,
  conversation: ConversationRow,
  answersOrdinal: number,
): Promise<void> {
  const [waiting] = await scope.db
    .update(turns)
    .set({ answersOrdinal })
    .where(scope.own(turns, eq(turns.conversationId, conversation.id), eq(turns.state, 'pending')))
    .returning({ id: turns.id });
  if (waiting) return;
  await scope.db.insert(turns).values({
    propertyId: scope.propertyId,
    id: randomUUID(),
    conversationId: conversation.id,
    state: 'pending',
    answersOrdinal,
    createdAt: scope.now,
  });
}

/** How many answers the engine owes in this property. */
export async function countOwedTurns(scope: PropertyScope): Promise<number> {
  // Until the transaction ends, so that no two conversations take the last place.
  await holdLock(scope.db, `owed-turns:${scope.propertyId}`);
  const [row] = await scope.db
    .select({ owed: sql<number>`count(*)::int` })
    .from(turns)
    .where(scope.own(turns, inArray(turns.state, ['pending', 'running'])));
  return row?.owed ?? 0;
}

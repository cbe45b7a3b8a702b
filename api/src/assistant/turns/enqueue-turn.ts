import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';

/**
 * So many lines can be on their way at once: all connections of ten processes. While there is room for more than that,
 * counting needs no lock.
 */
const ON_THEIR_WAY = 100;

/**
 * Marks that the engine owes an answer, in the transaction that stores the guest's message. A turn that has not
 * begun yet answers the newer message too.
 */
export function enqueueTurn(
  scope: PropertyScope,
  conversation: ConversationRow,
  answersOrdinal: number,
): void {
  scope.runJoined(turns, oweTurn, {
    id: randomUUID(),
    conversationId: conversation.id,
    answersOrdinal,
    at: scope.now,
  });
}

const oweTurn = prepareSql(
  () => sql`insert into turns (property_id, id, conversation_id, state, answers_ordinal, created_at)
    values (${ofProperty}, ${sql.placeholder('id')}, ${sql.placeholder('conversationId')}, 'pending',
      ${sql.placeholder('answersOrdinal')}, ${sql.placeholder('at')})
    on conflict (property_id, conversation_id) where state = 'pending'
    do update set answers_ordinal = excluded.answers_ordinal`,
);

/** How many answers the engine owes in this property. */
async function countOwedTurns(scope: PropertyScope): Promise<number> {
  const [row] = await scope.db
    .select({ owed: sql<number>`count(*)::int` })
    .from(turns)
    .where(scope.own(turns, inArray(turns.state, ['pending', 'running'])));
  return row?.owed ?? 0;
}

/**
 * Whether the engine may owe no further answer in this property.
 *
 * @param owed how many it owes, counted a moment ago. Near the limit they are counted again, behind a lock that is
 * held until the transaction ends, so that no two conversations take the last place.
 */
export async function owesTooMany(scope: PropertyScope, owed: number, allowed: number): Promise<boolean> {
  if (owed + ON_THEIR_WAY < allowed) return false;
  // The lock, and what a hand-off needs.
  allowRoundTrips(2);
  const [, counted] = await Promise.all([
    holdLock(scope.db, `owed-turns:${scope.propertyId}`),
    countOwedTurns(scope),
  ]);
  return counted >= allowed;
}

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
 * Most lines in transit at once: all connections of ten processes. Below the limit minus this margin, counting needs no
 * lock.
 */
const ON_THEIR_WAY = 100;

/**
 * Adds a turn, in the transaction that stores the guest's message. A turn that has not started yet also answers the
 * newer message.
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

/** How many unanswered turns this property has. */
async function countOwedTurns(scope: PropertyScope): Promise<number> {
  const [row] = await scope.db
    .select({ owed: sql<number>`count(*)::int` })
    .from(turns)
    .where(scope.own(turns, inArray(turns.state, ['pending', 'running'])));
  return row?.owed ?? 0;
}

/**
 * Whether this property has too many unanswered turns for another one.
 *
 * @param owed their number a moment ago. Near the limit they are counted again after a lock that lasts until the
 * transaction ends, so that no two conversations take the last place.
 */
export async function owesTooMany(scope: PropertyScope, owed: number, allowed: number): Promise<boolean> {
  if (owed + ON_THEIR_WAY < allowed) return false;
  // The lock, and the facts for a handoff.
  allowRoundTrips(2);
  const [, counted] = await Promise.all([
    holdLock(scope.db, `owed-turns:${scope.propertyId}`),
    countOwedTurns(scope),
  ]);
  return counted >= allowed;
}

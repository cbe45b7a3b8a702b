import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { ofProperty, prepareQuery } from '../../platform/statements/prepared-query.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';

/** How long a process may be silent before another takes its turns over. */
export const LEASE_MS = 10_000;

export type TurnRow = typeof turns.$inferSelect;

const claimUpTo = prepareQuery((db) => {
  const free = db
    .select({ id: turns.id })
    .from(turns)
    .where(
      and(
        eq(turns.propertyId, ofProperty),
        sql`${turns.id} <> all(${sql.placeholder('held')}::text[])`,
        or(
          and(eq(turns.state, 'running'), lt(turns.leaseUntil, sql.placeholder('now'))),
          and(
            eq(turns.state, 'pending'),
            sql`not exists (select from turns busy where busy.property_id = ${turns.propertyId}
              and busy.conversation_id = ${turns.conversationId} and busy.state = 'running')`,
          ),
        ),
      ),
    )
    .orderBy(asc(turns.createdAt), asc(turns.id))
    .limit(sql.placeholder('limit'))
    .for('update', { skipLocked: true });
  return (
    db
      .update(turns)
      .set({
        state: 'running',
        runner: sql`${sql.placeholder('claim')}`,
        attempts: sql`${turns.attempts} + 1`,
        leaseUntil: sql`${sql.placeholder('leaseUntil')}::timestamptz`,
      })
      // An array is made once; a subquery might be asked again for each row, and would lock more than the limit.
      .where(and(eq(turns.propertyId, ofProperty), sql`${turns.id} = any(array(${free}))`))
      .returning()
  );
});

/**
 * Takes turns that no process works on, the oldest first: those that wait while none runs in their conversation, and
 * those whose process was not heard of for a lease.
 *
 * @param claim names this claim; `turns.runner` holds it for as long as the process has them
 * @param held turns that this process works on: whose lease ran out while it was busy are not taken twice
 */
export async function claimTurns(
  scope: PropertyScope,
  { claim, limit, held }: { claim: string; limit: number; held: readonly string[] },
): Promise<TurnRow[]> {
  const claimed = await scope.run(claimUpTo, {
    now: scope.now,
    leaseUntil: leaseFrom(scope.now),
    claim,
    limit,
    held,
  });
  return claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const pendingTurns = prepareQuery((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(turns)
    .where(and(eq(turns.propertyId, ofProperty), eq(turns.state, 'pending'))),
);

/** How many turns of the property wait for a process. */
export async function countPendingTurns(scope: PropertyScope): Promise<number> {
  const [row] = await scope.run(pendingTurns);
  return row?.count ?? 0;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

const conversationOfTurn = prepareQuery((db) =>
  db
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(
      turns,
      and(
        eq(turns.propertyId, conversations.propertyId),
        eq(turns.conversationId, conversations.id),
        eq(turns.id, sql.placeholder('turnId')),
        eq(turns.runner, sql.placeholder('claim')),
        eq(turns.state, 'running'),
      ),
    )
    .where(eq(conversations.propertyId, ofProperty))
    .for('update'),
);

/** The conversation of a turn whose claim still holds, both locked for the rest of the transaction. */
export async function lockTurn(
  scope: PropertyScope,
  turnId: string,
  claim: string,
): Promise<ConversationRow | null> {
  const [row] = await scope.run(conversationOfTurn, { turnId, claim });
  return row?.conversation ?? null;
}

/** Says that this process is alive. Gives those of the turns that it still has. */
export async function renewLeases(
  scope: PropertyScope,
  claimed: ReadonlyArray<Pick<TurnRow, 'id' | 'runner'>>,
): Promise<Set<string>> {
  const renewed = await scope.db
    .update(turns)
    .set({ leaseUntil: leaseFrom(scope.now) })
    .where(scope.own(turns, areMine(claimed)))
    .returning({ id: turns.id });
  return new Set(renewed.map(({ id }) => id));
}

const areMine = (claimed: ReadonlyArray<Pick<TurnRow, 'id' | 'runner'>>) =>
  and(
    eq(turns.state, 'running'),
    sql`(${turns.id}, ${turns.runner}) in (select * from unnest(
      ${sql.param(claimed.map(({ id }) => id))}::text[], ${sql.param(claimed.map(({ runner }) => runner))}::text[]))`,
  );

/** Lets go of turns so that the next process takes them at once: all of this property, or the given ones. */
export function releaseTurns(
  scope: PropertyScope,
  claimed: ReadonlyArray<Pick<TurnRow, 'id' | 'runner'>> | 'all',
): void {
  scope.write(
    scope.db
      .update(turns)
      .set({ leaseUntil: new Date(0) })
      .where(scope.own(turns, claimed === 'all' ? eq(turns.state, 'running') : areMine(claimed))),
  );
}

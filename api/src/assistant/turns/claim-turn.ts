import { and, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';

/** How long a process may be silent before another takes over its turns. */
export const LEASE_MS = 10_000;

export type TurnRow = typeof turns.$inferSelect;

const claimUpTo = prepareCall<JsonRow[]>(
  () => sql`claim_turns(${ofProperty}, ${sql.placeholder('claim')}, ${sql.placeholder('limit')},
    ${sql.placeholder('held')}, ${sql.placeholder('now')}, ${sql.placeholder('leaseUntil')})`,
);

/**
 * Claims turns without a process, oldest first: waiting ones whose conversation has no running turn, and those whose
 * lease has expired.
 *
 * @param claim id of this claim; stored in `turns.runner` while the process has them
 * @param held turns that this process works on, so that a lease which expired while it was busy is not claimed twice
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
  return claimed.map((turn) => rowFromJson(turns, turn));
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

const holdTurn = prepareCall<{ conversation: JsonRow | null; nextWaits: boolean }>(
  () => sql`hold_turn(${ofProperty}, ${sql.placeholder('turnId')}, ${sql.placeholder('claim')})`,
);

/** A turn, and whether another waits after it. */
export interface HeldTurn {
  /** Null when another process or a person has the turn. */
  conversation: ConversationRow | null;
  /** Whether the conversation's next turn waits. */
  nextWaits: boolean;
}

/** Locks a turn whose claim is still valid, and its conversation, for the rest of the transaction. */
export async function lockTurn(
  scope: PropertyScope,
  { id, runner }: Pick<TurnRow, 'id' | 'runner'>,
): Promise<HeldTurn> {
  const held = await scope.run(holdTurn, { turnId: id, claim: runner ?? '' });
  return { ...held, conversation: held.conversation && rowFromJson(conversations, held.conversation) };
}

/** Renews this process's leases. Returns the turns that it still has. */
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

/** Releases turns so that the next process claims them at once: all of this property, or the given ones. */
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

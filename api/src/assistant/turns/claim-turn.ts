import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import type { ConversationRow } from '../../service/conversations/append-message.ts';

/** How long a process may be silent before another takes its turns over. */
export const LEASE_MS = 10_000;

export type TurnRow = typeof turns.$inferSelect;

/**
 * Takes every turn that no process works on, the oldest first: those that wait while none runs in their conversation, and
 * those whose process was not heard of for a lease.
 */
export async function claimTurns(scope: PropertyScope, runner: string): Promise<TurnRow[]> {
  const free = scope.db
    .select({ id: turns.id })
    .from(turns)
    .where(
      scope.own(
        turns,
        or(
          and(eq(turns.state, 'running'), lt(turns.leaseUntil, scope.now)),
          and(
            eq(turns.state, 'pending'),
            sql`not exists (select from turns busy where busy.property_id = ${scope.propertyId}
              and busy.conversation_id = turns.conversation_id and busy.state = 'running')`,
          ),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  const claimed = await scope.db
    .update(turns)
    .set({
      state: 'running',
      runner,
      attempts: sql`${turns.attempts} + 1`,
      leaseUntil: new Date(scope.now.getTime() + LEASE_MS),
    })
    .where(scope.own(turns, inArray(turns.id, free)))
    .returning();
  return claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Selects a turn while this process still has it: no person took the conversation over, no other process the turn. */
export const isMine = (turnId: string, runner: string) =>
  and(eq(turns.id, turnId), eq(turns.runner, runner), eq(turns.state, 'running'));

/** The conversation of a turn that this process still has, both locked for the rest of the transaction. */
export async function lockTurn(
  scope: PropertyScope,
  turnId: string,
  runner: string,
): Promise<ConversationRow | null> {
  const [row] = await scope.db
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(
      turns,
      and(
        eq(turns.propertyId, conversations.propertyId),
        eq(turns.conversationId, conversations.id),
        isMine(turnId, runner),
      ),
    )
    .where(scope.own(conversations))
    .for('update');
  return row?.conversation ?? null;
}

/** Says that this process is alive; false when the turn was taken away from it. */
export async function renewLease(scope: PropertyScope, turnId: string, runner: string): Promise<boolean> {
  const renewed = await scope.db
    .update(turns)
    .set({ leaseUntil: new Date(scope.now.getTime() + LEASE_MS) })
    .where(scope.own(turns, isMine(turnId, runner)))
    .returning({ id: turns.id });
  return renewed.length > 0;
}

/** Lets go of turns so that the next process takes them at once: all of this property, or one runner's. */
export async function releaseTurns(scope: PropertyScope, runner: string | null): Promise<void> {
  await scope.db
    .update(turns)
    .set({ leaseUntil: new Date(0) })
    .where(
      scope.own(turns, eq(turns.state, 'running'), runner === null ? undefined : eq(turns.runner, runner)),
    );
}

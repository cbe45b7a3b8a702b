import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import { turns } from '../database/schema.ts';
import type { ConversationRow } from './append-message.ts';

/** How long a process may be silent before another takes its turns over. */
export const LEASE_MS = 10_000;

export type TurnRow = typeof turns.$inferSelect;

/**
 * Whether the engine works in this conversation: it answers, or it drafts for a person who is awaited for nothing but
 * to look at the draft.
 */
export function isEngines({
  state,
  handoffReason,
}: Pick<ConversationRow, 'state' | 'handoffReason'>): boolean {
  return state === 'ai_active' || (state === 'awaiting_human' && handoffReason === 'mode:suggest');
}

/**
 * Takes the oldest turn that nobody works on: one that waits while none runs in its conversation, or one whose
 * process was not heard of for a lease. Null when there is none.
 */
export async function claimTurn(scope: PropertyScope, runner: string): Promise<TurnRow | null> {
  const [free] = await scope.db
    .select()
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
    .orderBy(asc(turns.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!free) return null;
  const [claimed] = await scope.db
    .update(turns)
    .set({
      state: 'running',
      runner,
      attempts: free.attempts + 1,
      leaseUntil: new Date(scope.now.getTime() + LEASE_MS),
    })
    .where(scope.own(turns, eq(turns.id, free.id)))
    .returning();
  return claimed ?? null;
}

/** Whether this process still has the turn; nobody took the conversation over and no other process the turn. */
export async function stillMine(scope: PropertyScope, turnId: string, runner: string): Promise<boolean> {
  const [row] = await scope.db
    .select()
    .from(turns)
    .where(scope.own(turns, eq(turns.id, turnId)))
    .for('update');
  return row?.state === 'running' && row.runner === runner;
}

/** Says that this process is alive; false when the turn was taken away from it. */
export async function renewLease(scope: PropertyScope, turnId: string, runner: string): Promise<boolean> {
  const renewed = await scope.db
    .update(turns)
    .set({ leaseUntil: new Date(scope.now.getTime() + LEASE_MS) })
    .where(scope.own(turns, eq(turns.id, turnId), eq(turns.runner, runner), eq(turns.state, 'running')))
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

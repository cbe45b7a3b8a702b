import type { Erasure } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { recordErasure } from './record-erasure.ts';

/** Ends a guest session with its streams; guest-sessions does it, create-api connects the two. */
export type SessionEnd = (scope: PropertyScope, sessionId: string, reason: 'revoked') => Promise<unknown>;

/** Result of an erasure: the conversation's session, and the number of deleted rows by kind. */
interface Erased {
  sessionId: string;
  /** With `open`: how many requests and alarms are open, and nothing went. */
  counts: Record<string, number> & { open?: number };
}

/**
 * Erases a conversation and everything that holds words of its guest (migration 0605); null without one.
 *
 * @param thorough also where nothing leads from the conversation to the words, which reads whole tables
 */
export async function eraseConversation(
  scope: PropertyScope,
  conversationId: string,
  { thorough }: { thorough: boolean },
): Promise<Erased | null> {
  // One statement sees the state before the function ran: the session can still be read.
  const { rows } = (await scope.db.execute(sql`
    select guest_session_id as "sessionId",
      erase_conversation(id, ${scope.now.toISOString()}::timestamptz, ${thorough}) as counts
    from conversations where property_id = ${scope.propertyId} and id = ${conversationId}`)) as unknown as {
    rows: Array<{ sessionId: string; counts: Erased['counts'] | null }>;
  };
  const [row] = rows;
  return row?.counts ? { ...row, counts: row.counts } : null;
}

/**
 * Erases the guest of a conversation for good and records it. Their phone is disconnected. Refused while something of
 * theirs is open: someone may be on their way to them.
 */
export async function eraseGuest(
  scope: PropertyScope,
  staff: StaffCaller,
  conversationId: string,
  endSession: SessionEnd,
): Promise<Outcome<Erasure>> {
  const erased = await eraseConversation(scope, conversationId, { thorough: true });
  if (!erased) return refused('not-found');
  const { sessionId, counts } = erased;
  if (counts.open !== undefined) return refused('guest-still-served');
  await endSession(scope, sessionId, 'revoked');
  return done(recordErasure(scope, { staff, conversationId, counts }));
}

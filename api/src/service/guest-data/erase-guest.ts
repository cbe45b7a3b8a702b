import type { Erasure } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { recordChanges } from '../../property/settings/record-change.ts';
import { recordErasure } from './record-erasure.ts';

/** Port that ends a guest session with its streams; guest-sessions implements it, create-handlers connects the two. */
export type SessionEnd = (scope: PropertyScope, sessionId: string, reason: 'revoked') => Promise<unknown>;

/** Result of an erasure: the conversation's session, and the number of deleted rows by kind. */
interface Erased {
  sessionId: string;
  /** `open`: number of open requests and alarms, because of which nothing was deleted. */
  counts: Record<string, number> & { open?: number };
}

/**
 * Erases a conversation and everything that contains its guest's text (migration 0605); null without one.
 *
 * @param thorough also searches rows without a link to the conversation, which reads whole tables
 */
export async function eraseConversation(
  scope: PropertyScope,
  conversationId: string,
  { thorough }: { thorough: boolean },
): Promise<Erased | null> {
  // One statement sees the state before the function ran: the session can still be read.
  const { rows } = (await scope.db.execute(sql`
    select guest_session_id as "sessionId",
      (select count(*)::integer from photos
        where photos.property_id = conversations.property_id and photos.conversation_id = conversations.id) as photos,
      erase_conversation(id, ${scope.now.toISOString()}::timestamptz, ${thorough}) as counts
    from conversations where property_id = ${scope.propertyId} and id = ${conversationId}`)) as unknown as {
    rows: Array<{ sessionId: string; photos: number; counts: Erased['counts'] | null }>;
  };
  const [row] = rows;
  if (!row?.counts) return null;
  const { sessionId, photos, counts } = row;
  return { sessionId, counts: counts.open === undefined && photos > 0 ? { ...counts, photos } : counts };
}

/**
 * Permanently erases the guest of a conversation and records it. Their phone is disconnected. Refused while something
 * of theirs is open: someone may be on their way to them.
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
  recordChanges(scope, staff, [
    { subject: 'erasure', id: conversationId, title: '', before: null, after: counts },
  ]);
  return done(recordErasure(scope, { staff, conversationId, counts }));
}

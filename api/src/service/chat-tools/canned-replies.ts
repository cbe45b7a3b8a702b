import { randomUUID } from 'node:crypto';
import { type CannedReply, MAX_CANNED_REPLIES } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { cannedReplies } from '../../platform/database/schema/staff-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** The property's canned replies, by name. */
export async function loadReplies(scope: PropertyScope): Promise<CannedReply[]> {
  const rows = await scope.db
    .select({ id: cannedReplies.id, name: cannedReplies.name, texts: cannedReplies.texts })
    .from(cannedReplies)
    .where(scope.own(cannedReplies));
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** Keeps a reply; one of the same name keeps its id and has these texts from then on. */
export async function keepReply(
  scope: PropertyScope,
  { name, texts }: Omit<CannedReply, 'id'>,
): Promise<Outcome<CannedReply>> {
  const [, replies] = await Promise.all([
    // Two at once must not exceed the limit.
    holdLock(scope.db, `canned-replies:${scope.propertyId}`),
    loadReplies(scope),
  ]);
  const known = replies.find((reply) => reply.name === name);
  if (!known && replies.length >= MAX_CANNED_REPLIES) {
    return refused('settings-full', { detail: 'Delete a reply that you no longer use first.' });
  }
  const reply = { id: known?.id ?? randomUUID(), name, texts };
  scope.write(
    scope.db
      .insert(cannedReplies)
      .values({ propertyId: scope.propertyId, savedAt: scope.now, ...reply })
      .onConflictDoUpdate({
        target: [cannedReplies.propertyId, cannedReplies.name],
        set: { texts, savedAt: scope.now },
      }),
  );
  return done(reply);
}

/** Deletes a canned reply. */
export async function deleteReply(scope: PropertyScope, id: string): Promise<Outcome<undefined>> {
  const deleted = await scope.db
    .delete(cannedReplies)
    .where(scope.own(cannedReplies, eq(cannedReplies.id, id)))
    .returning({ id: cannedReplies.id });
  return deleted.length > 0 ? done(undefined) : refused('not-found');
}

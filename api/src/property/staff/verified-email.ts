import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { LoadAccount } from './account.ts';
import { admitInvited } from './admit-invited.ts';

/** Most accounts checked for one load of the list; the rest follow with the next. */
const ASKED_AT_ONCE = 20;

type Row = Pick<typeof staffMembers.$inferSelect, 'uid' | 'state' | 'emailVerified'>;

/** Whether this request to join waits for its e-mail to be verified. */
export const awaitsVerification = ({ state, emailVerified }: Row): boolean =>
  state === 'pending' && !emailVerified;

/**
 * Records that these people have verified their e-mail, and notifies the staff stream, so that managers see it at once.
 * Returns those who had not, in their new state: an invitation admits them.
 */
export async function markVerified(
  scope: PropertyScope,
  uids: readonly string[],
): Promise<Array<typeof staffMembers.$inferSelect>> {
  if (uids.length === 0) return [];
  const noted = await scope.db
    .update(staffMembers)
    .set({ emailVerified: true })
    .where(
      scope.own(
        staffMembers,
        and(
          inArray(staffMembers.uid, [...uids]),
          eq(staffMembers.state, 'pending'),
          eq(staffMembers.emailVerified, false),
        ),
      ),
    )
    .returning();
  const invited = noted.filter(({ invitationId }) => invitationId !== null);
  if (invited.length > 0) await admitInvited(scope, invited);
  for (const { id, state } of noted) {
    scope.emit({
      type: 'membership.updated',
      conversationId: null,
      departmentKey: null,
      forGuest: false,
      payload: async () => ({ type: 'membership.updated', membershipId: id, state }),
    });
  }
  return noted;
}

/**
 * Asks the identity provider whether waiting people have verified their e-mail, and records those who have. Call it
 * after a transaction: none stays open while the provider responds. An unreachable provider changes nothing.
 */
export async function loadVerifiedEmails(
  { store, loadAccount }: { store: Store; loadAccount: LoadAccount },
  propertyId: string,
  rows: readonly Row[],
): Promise<void> {
  const uids = rows
    .filter(awaitsVerification)
    .slice(0, ASKED_AT_ONCE)
    .map(({ uid }) => uid);
  const accounts = await Promise.all(uids.map((uid) => loadAccount(uid).catch(() => null)));
  const verified = uids.filter((_, index) => accounts[index]?.emailVerified);
  if (verified.length === 0) return;
  await store.inProperty(propertyId, async (scope) => {
    await markVerified(scope, verified);
    return done(undefined);
  });
}

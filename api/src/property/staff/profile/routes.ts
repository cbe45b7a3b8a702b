import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope, Store } from '../../../platform/database/property-scope.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { Handlers } from '../../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../../platform/statements/meter.ts';
import type { RevokeSessions } from '../account.ts';
import { changeProfile } from './change-profile.ts';
import { loadProfile } from './load-profile.ts';

/** How often a person may end all their sessions in an hour: each calls the identity provider. */
const SIGN_OUTS = { name: 'sign-outs-everywhere', allowed: 10, windowMs: 60 * 60_000 };

type ProfileKeys =
  | 'GET /api/staff/profile'
  | 'PUT /api/staff/profile'
  | 'POST /api/staff/sign-out-everywhere';

/** What ending all sessions of a person needs of a later module. */
interface ProfilePorts {
  /** Turns push off in every browser of a member. */
  endPush(scope: PropertyScope, memberId: string): void;
}

/** A person's own profile. */
export function profileRoutes(
  store: Store,
  revokeSessions: RevokeSessions,
  log: Logger,
  { endPush }: ProfilePorts,
): Pick<Handlers, ProfileKeys> {
  return {
    'GET /api/staff/profile': async ({ scope, staff }) => done(await loadProfile(scope, staff)),

    'PUT /api/staff/profile': ({ scope, staff, body }) => changeProfile(scope, staff, body),

    'POST /api/staff/sign-out-everywhere': async ({ identity }): Promise<Outcome<undefined>> => {
      const allowed = await store.onPlatform('', async (db, now) => {
        const wait = await takeOne(db, SIGN_OUTS, identity.uid, now);
        return wait
          ? refused('too-many-requests', {
              detail: 'You did this several times within the hour. Wait a little.',
              retryAfterSeconds: wait,
            })
          : done(undefined);
      });
      if (!allowed.ok) return allowed;
      try {
        await revokeSessions(identity.uid);
        await endPushEverywhere(store, identity.uid, endPush);
        return done(undefined);
      } catch (error) {
        log.warn({ error }, 'sessions could not be ended');
        return refused('sign-out-not-possible');
      }
    },
  };
}

/** A lost phone shows no more notifications, in no property. */
async function endPushEverywhere(store: Store, uid: string, endPush: ProfilePorts['endPush']): Promise<void> {
  const members = await store.lookUpEach(`uid:${uid}`, (db) =>
    db
      .select({ propertyId: staffMembers.propertyId, id: staffMembers.id })
      .from(staffMembers)
      .where(eq(staffMembers.uid, uid)),
  );
  if (members.length > 1) allowRoundTrips(members.length - 1);
  for (const { propertyId, id } of members) {
    await store.inProperty(propertyId, async (scope) => done(endPush(scope, id)));
  }
}

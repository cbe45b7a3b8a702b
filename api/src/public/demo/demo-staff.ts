import { eq } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { demoSessions } from '../../platform/database/schema/public-tables.ts';
import { isDemoStaffToken } from '../../platform/http/demo-tokens.ts';
import type { VerifyIdentity } from '../../platform/operations/callers.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';
import { hashSecret } from '../../property/places/code-hash.ts';

/** The uid of a demo's staff: a member of that property and of no other, which no account can have. */
export const demoStaffUid = (propertyId: string) => `demo-staff:${propertyId}`;

/** By the hash of the token. */
const demoStaff: Kept<typeof demoSessions.$inferSelect> = { name: 'demo-staff' };

async function load(store: Store, hash: string): Promise<typeof demoSessions.$inferSelect | undefined> {
  const since = store.memory.moment();
  const [session] = await outsideBudget(() =>
    store.lookUpEach(`demo:${hash}`, async (db) =>
      db.select().from(demoSessions).where(eq(demoSessions.staffTokenHash, hash)),
    ),
  );
  if (!session) return undefined;
  const { propertyId } = session;
  // The session goes with its property.
  store.memory.keep(demoStaff, hash, session, [{ kind: 'property', propertyId, id: propertyId }], since);
  return session;
}

/** Recognises visitors of the public demo by their token, and asks the identity provider about everyone else. */
export function withDemoStaff(store: Store, now: () => Date, verify: VerifyIdentity): VerifyIdentity {
  return async (token) => {
    if (!isDemoStaffToken(token)) return verify(token);
    const hash = hashSecret(token);
    const session = store.memory.get(demoStaff, hash) ?? (await load(store, hash));
    if (!session || session.expiresAt <= now()) return null;
    return {
      uid: demoStaffUid(session.propertyId),
      email: null,
      emailVerified: false,
      name: 'You',
      signedInAt: new Date(0),
      expiresAt: session.expiresAt,
      secondFactor: false,
      demo: true,
    };
  };
}

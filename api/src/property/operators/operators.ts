import { eq, notInArray } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { operators } from '../../platform/database/schema/public-tables.ts';
import type { Identity, Operator } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Operator identity in the database's policies. */
export const operatorKey = (uid: string) => `operator:${uid}`;

/** The operator of an identity, loaded each time: a removed one is refused with the next call. */
export async function findOperator(store: Store, { uid, demo }: Identity): Promise<Outcome<Operator>> {
  if (demo) return refused('forbidden');
  const [row] = await store.lookUpEach(operatorKey(uid), (db) =>
    db.select().from(operators).where(eq(operators.uid, uid)),
  );
  return row ? done(row) : refused('forbidden');
}

/** Makes the list of operators equal to the configured one. */
export async function configureOperators(store: Store, configured: readonly Operator[]): Promise<void> {
  await store.onPlatform('configuration', async (db) => {
    const uids = configured.map(({ uid }) => uid);
    await db.delete(operators).where(uids.length > 0 ? notInArray(operators.uid, uids) : undefined);
    for (const { uid, brand } of configured) {
      await db
        .insert(operators)
        .values({ uid, brand })
        .onConflictDoUpdate({ target: operators.uid, set: { brand } });
    }
    return done(undefined);
  });
}

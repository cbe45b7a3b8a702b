import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { deletePastCounts } from '../../platform/database/limit-counts.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';

const LOOK_EVERY_MS = 60_000;

/** Deletes every expired temporary property, with all its data. Returns how many. */
export async function purgeDemos(store: Store, now: Date): Promise<number> {
  const over = await store.lookUpEach('every property', (db) =>
    db
      .select({ id: properties.id })
      .from(properties)
      .where(and(isNotNull(properties.demoUntil), lte(properties.demoUntil, now))),
  );
  for (const { id } of over) {
    await store.onPlatform('', async (db) => {
      await db.execute(sql`select purge_demo_property(${id}, ${now.toISOString()}::timestamptz)`);
      return done(undefined);
    });
  }
  return over.length;
}

/**
 * Deletes what has expired (demos, windows of limits) once a minute, the first time at once. Returns a function that
 * stops it.
 */
export function startPurging(store: Store, now: () => Date, log: Logger): () => void {
  const look = () => {
    void store
      .onPlatform('', async (db, at) => done(await deletePastCounts(db, at)))
      .catch((error: unknown) => log.error({ error }, 'counts of limits were not deleted'));
    purgeDemos(store, now()).then(
      (count) => count > 0 && log.info({ count }, 'demo properties were deleted'),
      (error: unknown) => log.error({ error }, 'demo properties were not deleted'),
    );
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

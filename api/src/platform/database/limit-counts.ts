import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { allowRoundTrips } from '../statements/meter.ts';
import type { Queries } from './database.ts';
import { limitCounts } from './schema/platform-tables.ts';

/** A limit: how many in a window that starts with the first. */
export interface Limit {
  /** Limits are counted separately. */
  name: string;
  allowed: number;
  windowMs: number;
}

// Addresses of people are stored as hashes.
const hashed = (caller: string) => createHash('sha256').update(caller).digest('base64url');

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/**
 * Counts one for a caller, or returns how many seconds to wait. Counting and checking are one statement, so that of any
 * number of concurrent calls exactly `allowed` are counted; a refused one is not.
 */
export async function takeOne(
  db: Queries,
  { name, allowed, windowMs }: Limit,
  caller: string,
  now: Date,
): Promise<number | null> {
  const key = { name, caller: hashed(caller) };
  const over = lte(limitCounts.endsAt, now);
  const [taken] = await db
    .insert(limitCounts)
    .values({ ...key, beganAt: now, endsAt: new Date(now.getTime() + windowMs), count: 1 })
    .onConflictDoUpdate({
      target: [limitCounts.name, limitCounts.caller],
      set: {
        count: sql`case when ${over} then 1 else ${limitCounts.count} + 1 end`,
        beganAt: sql`case when ${over} then excluded.began_at else ${limitCounts.beganAt} end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
      setWhere: sql`${over} or ${limitCounts.count} < ${allowed}`,
    })
    .returning({ count: limitCounts.count });
  if (taken) return null;
  // Budgets apply to accepted calls: a refusal makes one more round trip for the wait.
  allowRoundTrips(1);
  return (await loadCount(db, name, caller, now))?.waitSeconds ?? 1;
}

/** A caller's count in the current window, and the window's end; null when there is none. */
export async function loadCount(
  db: Queries,
  name: string,
  caller: string,
  now: Date,
): Promise<{ count: number; waitSeconds: number } | null> {
  const [row] = await db
    .select()
    .from(limitCounts)
    .where(
      and(eq(limitCounts.name, name), eq(limitCounts.caller, hashed(caller)), gt(limitCounts.endsAt, now)),
    );
  return row ? { count: row.count, waitSeconds: secondsUntil(row.endsAt, now) } : null;
}

/** Deletes expired windows. */
export async function deletePastCounts(db: Queries, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lte(limitCounts.endsAt, now));
}

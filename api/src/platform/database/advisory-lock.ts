import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Locks a name until the transaction ends; others wait. For counting rows and then inserting one, which concurrent
 * calls would both do below the limit. Take it before locking rows.
 */
export async function holdLock(db: Queries, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

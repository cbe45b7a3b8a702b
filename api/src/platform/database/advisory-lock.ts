import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Holds a name until the transaction ends; others who want it wait. For counting rows and then writing one, which two
 * at once would otherwise both do below the limit. Take it before the rows that the transaction locks.
 */
export async function holdLock(db: Queries, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

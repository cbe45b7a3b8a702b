import { MAX_OPEN_REQUESTS, MAX_RECURRING_REQUESTS } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { inArray, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { type Outcome, refused } from '../../platform/outcome/outcome.ts';

/**
 * Whether a property has as many open requests as it may. Two that are created at once may both be the last, so it is
 * not locked.
 */
export async function isFullOfRequests(scope: PropertyScope): Promise<boolean> {
  const open = await scope.db
    .select({ one: sql<number>`1` })
    .from(requests)
    .where(scope.own(requests, inArray(requests.state, [...OPEN_STATES])))
    .offset(MAX_OPEN_REQUESTS - 1)
    .limit(1);
  return open.length > 0;
}

/** The condition of the index of migration 0715. */
const recurs = sql`(${requests.schedule} ->> 'every') is not null
  and ${requests.state} not in ('cancelled', 'declined', 'closed')`;

/**
 * The refusal of one more request that comes again; null while there is room. Holds a lock until the transaction ends,
 * to be taken before those of rows.
 */
export async function recurringFull(scope: PropertyScope): Promise<Outcome<never> | null> {
  const [, [counted]] = await Promise.all([
    holdLock(scope.db, `recurring:${scope.propertyId}`),
    scope.db.select({ count: sql<number>`count(*)::int` }).from(requests).where(scope.own(requests, recurs)),
  ]);
  if ((counted?.count ?? 0) < MAX_RECURRING_REQUESTS) return null;
  return refused('requests-full', {
    detail: `At most ${MAX_RECURRING_REQUESTS} requests can come again. End one that is not needed any more.`,
  });
}

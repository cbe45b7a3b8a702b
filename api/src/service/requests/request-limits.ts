import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { type RequestResult, type RequestWish, refuse } from './request-wish.ts';

/** L1 limits (docs/product.md#stay-binding). */
export const MAX_OPEN_PER_SESSION = 5;
export const MAX_PER_HOUR_PER_SESSION = 10;
export const MAX_PER_HOUR_PER_PLACE = 20;
const HOUR_MS = 60 * 60_000;

/** How many requests a guest and a place have. */
interface RequestCounts {
  open: number;
  hour: number;
  place: number;
}

/** Counts the requests of a wish's guest and place, behind a lock that is held until the transaction ends. */
export async function countRequests(
  scope: PropertyScope,
  wish: Pick<RequestWish, 'guestSessionId' | 'locationId'>,
): Promise<RequestCounts> {
  const sinceHour = new Date(scope.now.getTime() - HOUR_MS);
  const ofSession = eq(requests.guestSessionId, wish.guestSessionId);
  const [, [counts]] = await Promise.all([
    // Other sessions at the same place count the same requests.
    holdLock(scope.db, `requests:${scope.propertyId}:${wish.locationId}`),
    scope.db
      .select({
        open: sql<number>`count(*) filter (where ${and(ofSession, inArray(requests.state, [...OPEN_STATES]))})::int`,
        hour: sql<number>`count(*) filter (where ${and(ofSession, gt(requests.createdAt, sinceHour))})::int`,
        place: sql<number>`count(*) filter (where ${and(eq(requests.locationId, wish.locationId), gt(requests.createdAt, sinceHour))})::int`,
      })
      .from(requests)
      .where(scope.own(requests, or(ofSession, eq(requests.locationId, wish.locationId)))),
  ]);
  return counts ?? { open: 0, hour: 0, place: 0 };
}

/** Refuses a wish of a guest or place that has reached a limit; null when it may go on. Emergencies have none. */
export function reachedLimit({ open, hour, place }: RequestCounts, emergency: boolean): RequestResult | null {
  if (emergency) return null;
  if (open >= MAX_OPEN_PER_SESSION) {
    return refuse(
      'too-many-open',
      `${MAX_OPEN_PER_SESSION} requests are still open. A person can take more: ask to talk to one.`,
    );
  }
  if (hour >= MAX_PER_HOUR_PER_SESSION || place >= MAX_PER_HOUR_PER_PLACE) {
    return refuse(
      'too-many-this-hour',
      'That is a lot of requests in an hour. A person can take more: ask to talk to one.',
    );
  }
  return null;
}

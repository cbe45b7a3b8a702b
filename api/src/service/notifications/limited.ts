import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Does the work unless this caller of the property has used up a limit. */
export async function limited<T>(
  scope: PropertyScope,
  limit: Limit,
  caller: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const wait = await takeOne(scope.db, limit, `${scope.propertyId} ${caller}`, scope.now);
  return wait === null ? work() : refused('rate-limited', { retryAfterSeconds: wait });
}

import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { properties } from '../../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import type { Pause } from '../kitchen-pause.ts';
import { loadKitchenDepartment, runsKitchen } from './runs-kitchen.ts';

const MINUTE_MS = 60_000;

/** Pauses the kitchen for some minutes, or until it is resumed, or resumes it. Accepted orders are not affected. */
export async function pauseKitchen(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: { minutes: number | null } | null,
): Promise<Outcome<{ pause: Pause | null }>> {
  const department = await loadKitchenDepartment(scope);
  if (!department) return refused('not-found');
  if (!runsKitchen(staff, department)) return refused('kitchen-only');
  const end = (minutes: number) => new Date(scope.now.getTime() + minutes * MINUTE_MS).toISOString();
  const pause: Pause | null = wanted && {
    since: scope.now.toISOString(),
    until: wanted.minutes === null ? null : end(wanted.minutes),
    by: staff.name,
  };
  scope.write(
    scope.db.update(properties).set({ kitchenPause: pause }).where(eq(properties.id, scope.propertyId)),
  );
  return done({ pause });
}

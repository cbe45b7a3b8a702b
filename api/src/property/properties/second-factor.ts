import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Whether the scope's property requires a second factor of its managers and owners. */
export async function requiresSecondFactor(scope: PropertyScope): Promise<boolean> {
  const [row] = await scope.db
    .select({ required: properties.secondFactorRequired })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  return row?.required ?? false;
}

/**
 * Requires a second factor from now on, or no longer; open sessions and streams without one end at their next check.
 * Refused to an owner who has none: they would lock themselves out.
 */
export async function requireSecondFactor(
  scope: PropertyScope,
  staff: StaffCaller,
  required: boolean,
): Promise<Outcome<{ required: boolean }>> {
  if (required && !staff.secondFactor) {
    return refused('second-factor-required', {
      detail: 'Set up your own second factor first, and sign in with it. Then you can require it of others.',
    });
  }
  scope.write(
    scope.db
      .update(properties)
      .set({ secondFactorRequired: required })
      .where(eq(properties.id, scope.propertyId)),
  );
  return done({ required });
}

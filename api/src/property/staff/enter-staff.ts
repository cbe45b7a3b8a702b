import { roleMay, type StaffPermission } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { Identity, StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { noteSeen } from './last-seen.ts';
import { enterAsStaff } from './membership.ts';

/**
 * The caller as staff of the scope's property, if their role there grants the permission, and their sign-in has a
 * second factor where the property requires one.
 */
export async function enterStaff(
  scope: PropertyScope,
  identity: Identity,
  permission: StaffPermission,
): Promise<Outcome<StaffCaller>> {
  const staff = await enterAsStaff(scope, identity);
  if (!staff.ok) return staff;
  const { caller, lacksSecondFactor } = staff.value;
  if (!roleMay(caller.role, permission)) return refused('forbidden');
  if (lacksSecondFactor) return refused('second-factor-required');
  noteSeen(scope, caller);
  return done(caller);
}

import { type GuestPermission, guestMay, roleMay, type StaffPermission } from '@bellkey/shared/api';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { enterGuestSession, type GuestCaller } from '../guest-sessions/guest-sessions.ts';
import type { Identity } from '../operations/identity.ts';
import { findOperator, type Operator } from '../operators/operators.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import { enterAsStaff, type StaffCaller } from '../staff/membership.ts';

/*
 * The one place where the `may` of an operation or a stream is enforced. What remains in the handlers are rules about
 * single rows: own departments, own drafts, own conversation (see staff/permissions.ts).
 */

/**
 * The caller as staff of the scope's property, if their role there holds the permission, and their sign-in has a
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
  return lacksSecondFactor ? refused('second-factor-required') : done(caller);
}

/** Lets an identity in as an operator, or refuses it. */
export type EnterOperator = (identity: Identity) => Promise<Outcome<Operator>>;

/** @param secondFactor whether operators have to sign in with a second factor */
export function operatorEntrance(store: Store, secondFactor: boolean): EnterOperator {
  return async (identity) => {
    const operator = await findOperator(store, identity);
    return operator.ok && secondFactor && !identity.secondFactor
      ? refused('second-factor-required')
      : operator;
  };
}

/** The caller as the guest of a session, if its assurance holds the permission. */
export async function enterGuest(
  scope: PropertyScope,
  sessionId: string,
  permission: GuestPermission,
  purpose?: 'listen',
): Promise<Outcome<GuestCaller>> {
  const guest = await enterGuestSession(scope, sessionId, purpose);
  if (!guest.ok) return guest;
  return guestMay(guest.value.assurance, permission) ? done(guest.value) : refused('forbidden');
}

import type { Place, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { type Actor, changeRequest } from '../requests/change-request.ts';
import { type LockedRequest, lockRequest } from '../requests/lock-request.ts';
import { staffActor } from '../requests/staff-actor.ts';
import { worksOn } from '../requests/visible-requests.ts';

/** A place in use, or null. */
export async function loadPlaceInUse(scope: PropertyScope, id: string): Promise<Place | null> {
  const [place] = await scope.db
    .select({ id: locations.id, label: locations.label, kind: locations.kind })
    .from(locations)
    .where(scope.own(locations, eq(locations.id, id), eq(locations.active, true)));
  return place ?? null;
}

/** The refusal of a place that is not there, or not in use. */
export const noSuchPlace = () => refused('not-found', { detail: 'There is no such place in use.' });

/** Moves a request to another place, on behalf of a staff member. */
export async function changePlace(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  placeId: string,
): Promise<Outcome<ServiceRequest>> {
  const [place, locked] = await Promise.all([loadPlaceInUse(scope, placeId), lockRequest(scope, id)]);
  if (!locked || !worksOn(locked.row, staff)) return refused('not-found');
  if (!isOpen(locked.row.state)) return refused('illegal-transition');
  if (!place) return noSuchPlace();
  return done(moveToPlace(scope, locked, place, staffActor(staff)));
}

/** Moves a locked request to a place; the history says from where, so that what was reported stays. */
export function moveToPlace(
  scope: PropertyScope,
  locked: LockedRequest,
  place: Place,
  by: Actor,
): ServiceRequest {
  const { place: before } = locked.view;
  if (before.id === place.id) return locked.view;
  locked.view = { ...locked.view, place };
  const event = { kind: 'moved', places: { from: before.label, to: place.label } };
  return changeRequest(scope, locked, { locationId: place.id }, { event, by });
}

import type { Recurrence, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { changeRequest } from './change-request.ts';
import { lockRequest } from './lock-request.ts';
import { recurringFull } from './requests-of-property.ts';
import { staffActor } from './staff-actor.ts';
import { isTheirs } from './visible-requests.ts';

/**
 * Changes how often a planned request comes again, or ends that. Its own time stays, and so does the next time that the
 * clock has planned already, which is a request of its own. What was done before its time can still be ended.
 */
export async function setRecurrence(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  every: Recurrence | null,
): Promise<Outcome<ServiceRequest>> {
  // The lock of the count comes before that of the request.
  const [full, locked] = await Promise.all([every && recurringFull(scope), lockRequest(scope, id)]);
  const row = locked?.row;
  if (!row || !isTheirs(row, visibleDepartments(staff))) return refused('not-found');
  const { schedule, state } = row;
  const isEnding = every === null && schedule?.every != null && state !== 'cancelled' && state !== 'declined';
  if (!schedule || !(isOpen(state) || isEnding)) return refused('illegal-transition');
  const { every: before } = schedule;
  if (before?.unit === every?.unit && before?.count === every?.count) return done(locked.view);
  if (!before && full) return full;
  return done(
    changeRequest(
      scope,
      locked,
      { schedule: { ...schedule, every } },
      { event: { kind: 'recurring', every }, by: staffActor(staff) },
    ),
  );
}

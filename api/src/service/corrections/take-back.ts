import type { ServiceRequest } from '@bellkey/shared/api';
import { desc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requestSteps } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { moveRequest } from '../requests/change-request.ts';
import { confirmationOf } from '../requests/confirm-request.ts';
import { type LockedRequest, lockRequest } from '../requests/lock-request.ts';
import { loadTimedService } from '../requests/schedule-request.ts';
import { staffActor } from '../requests/staff-actor.ts';
import { worksOn } from '../requests/visible-requests.ts';

/** For how long an acceptance is taken back: the app offers it for ten seconds, and some phones are slow. */
export const TAKE_BACK_WITHIN_MS = 2 * 60_000;

/**
 * Takes back the caller's own acceptance of a moment ago: the request is new again, with the deadline that it had. Refused
 * when anything has happened since, for an emergency and for food, which others have acted on, and when the guest has
 * been told that it is confirmed.
 */
export async function takeBackAcceptance(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<ServiceRequest>> {
  const [locked, [last], timed] = await Promise.all([
    lockRequest(scope, id),
    scope.db
      .select()
      .from(requestSteps)
      .where(scope.own(requestSteps, eq(requestSteps.requestId, id)))
      .orderBy(desc(requestSteps.ordinal))
      .limit(1),
    loadTimedService(scope, id),
  ]);
  if (!locked || !worksOn(locked.row, staff)) return refused('not-found');
  const { row } = locked;
  const isOwnAndLast =
    row.state === 'acknowledged' &&
    last?.state === 'acknowledged' &&
    last.event === null &&
    last.byKind === 'staff' &&
    last.byId === staff.memberId &&
    scope.now.getTime() - last.at.getTime() <= TAKE_BACK_WITHIN_MS;
  const isFirst = row.acknowledgedAt?.getTime() === last?.at.getTime();
  const before = { ...row, state: 'new' as const, acknowledgedAt: null };
  const isTold = timed !== null && confirmationOf(before, 'acknowledged', timed.service) !== null;
  const othersActed = row.priority === 'emergency' || row.food !== null || isTold;
  if (!isOwnAndLast || !isFirst || othersActed)
    return refused('illegal-transition', { detail: 'This acceptance cannot be taken back any more.' });
  const wasAssigned = isAssigned(locked);
  if (!wasAssigned) locked.view = { ...locked.view, assignee: null };
  return done(
    moveRequest(scope, locked, {
      to: 'new',
      by: staffActor(staff),
      event: { kind: 'taken-back' },
      change: { acknowledgedAt: null, ...(!wasAssigned && { assigneeId: null }) },
    }),
  );
}

/** Whether someone had the request before it was accepted, which also assigns it. */
const isAssigned = ({ view }: LockedRequest): boolean =>
  Boolean(view.steps.findLast(({ event }) => event?.kind === 'assigned')?.event?.name);

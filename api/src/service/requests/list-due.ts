import type { DueDeed, OperationOutput, ServiceRequest } from '@bellkey/shared/api';
import { isOverdue, OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments, locations } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadDepartments } from '../../property/staff/departments.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { loadColleagues, peopleOf } from '../../property/staff/presence.ts';
import { nextClockAction } from '../promises/next-clock-action.ts';
import { loadRequests } from './request-view.ts';
import { isVisible } from './visible-requests.ts';

const AHEAD_MS = 60 * 60_000;
/** Most automatic actions listed. */
const MAX_ACTIONS = 50;

/** The next deadline for staff; null for a request whose clock is paused. */
export const deadline = sql.raw(`case
  when requests.state in ('new', 'needs_approval')
    then least(requests.acknowledge_by, coalesce(requests.promised_at, requests.acknowledge_by))
  when requests.state in ('acknowledged', 'in_progress')
    then coalesce(requests.promised_at, (requests.schedule ->> 'at')::timestamptz)
  end`);

/** Accepted, with neither a promise nor a time that it is wanted at: no clock would show it. */
const hasNoTime = sql`requests.state in ('acknowledged', 'in_progress')
  and requests.promised_at is null and requests.schedule is null`;

/** `isOverdue` of shared/request-clock in SQL. @param now the moment to compare with */
export const overdueAt = (now: SQL): SQL => sql`case
  when requests.state = 'new' and requests.priority = 'emergency' then true
  when requests.state in ('new', 'needs_approval')
    then requests.acknowledge_by < ${now} or coalesce(requests.promised_at < ${now}, false)
  when requests.state in ('acknowledged', 'in_progress') then coalesce(requests.promised_at < ${now}, false)
  else false end`;

/**
 * What a staff member sees of overdue requests, those due within the hour, accepted ones without a time, and automatic
 * actions, in one round trip.
 */
export async function listDue(
  scope: PropertyScope,
  staff: StaffCaller,
): Promise<OperationOutput<'GET /api/staff/due'>> {
  const until = new Date(scope.now.getTime() + AHEAD_MS).toISOString();
  const [found, unpromised, [planned], all, colleagues, actions] = await Promise.all([
    loadRequests(scope, isVisible(staff), sql`${deadline} <= ${until}::timestamptz`),
    loadRequests(scope, isVisible(staff), hasNoTime),
    countPlanned(scope, staff, until),
    loadDepartments(scope),
    loadColleagues(scope),
    selectClockActions(scope, staff),
  ]);
  const seen = visibleDepartments(staff);
  const isLate = (request: ServiceRequest) => isOverdue(request, scope.now.getTime());
  return {
    at: scope.now.toISOString(),
    planned: planned?.count ?? 0,
    deeds: actions,
    departments: all
      .filter(
        ({ key }) =>
          seen === 'all' ||
          seen.includes(key) ||
          [...found, ...unpromised].some((one) => one.department.key === key),
      )
      .map((department) => {
        const own = found.filter((request) => request.department.key === department.key);
        return {
          ...department,
          onDuty: peopleOf(department.key, colleagues).filter(({ onDuty }) => onDuty).length,
          overdue: own.filter(isLate),
          nextHour: own.filter((request) => !isLate(request)),
          unpromised: unpromised.filter((request) => request.department.key === department.key),
        };
      }),
  };
}

function countPlanned(scope: PropertyScope, staff: StaffCaller, until: string) {
  return scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(requests)
    .where(
      scope.own(
        requests,
        isVisible(staff),
        sql`${deadline} > ${until}::timestamptz and schedule is not null`,
      ),
    );
}

/** The next automatic actions, soonest first; closing finished requests is left out, because it concerns no one. */
async function selectClockActions(scope: PropertyScope, staff: StaffCaller): Promise<DueDeed[]> {
  const rows = await scope.db
    .select({ request: requests, place: locations.label, department: departments.name })
    .from(requests)
    .innerJoin(
      locations,
      and(eq(locations.propertyId, requests.propertyId), eq(locations.id, requests.locationId)),
    )
    .innerJoin(
      departments,
      and(eq(departments.propertyId, requests.propertyId), eq(departments.key, requests.departmentKey)),
    )
    .where(
      scope.own(requests, isVisible(staff), isNotNull(requests.actAt), inArray(requests.state, OPEN_STATES)),
    )
    .orderBy(asc(requests.actAt), asc(requests.no))
    .limit(MAX_ACTIONS);
  return rows.flatMap(({ request, place, department }) => {
    const action = nextClockAction(request);
    if (!action) return [];
    const { id: requestId, no, title } = request;
    return [{ requestId, no, title, place, department, kind: action.kind, at: action.at.toISOString() }];
  });
}

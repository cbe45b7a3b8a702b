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
import { nextDeed } from '../promises/next-deed.ts';
import { loadRequests } from './request-view.ts';
import { isVisible } from './visible-requests.ts';

const AHEAD_MS = 60 * 60_000;
/** Most automatic actions listed. */
const MAX_DEEDS = 50;

/** The next deadline for staff; null for a request whose clock is paused. */
export const deadline = sql.raw(`case
  when requests.state in ('new', 'needs_approval')
    then least(requests.acknowledge_by, coalesce(requests.promised_at, requests.acknowledge_by))
  when requests.state in ('acknowledged', 'in_progress')
    then coalesce(requests.promised_at, (requests.schedule ->> 'at')::timestamptz)
  end`);

/** `isOverdue` of shared/request-clock in SQL. @param now the moment to compare with */
export const overdueAt = (now: SQL): SQL => sql`case
  when requests.state = 'new' and requests.priority = 'emergency' then true
  when requests.state in ('new', 'needs_approval')
    then requests.acknowledge_by < ${now} or coalesce(requests.promised_at < ${now}, false)
  when requests.state in ('acknowledged', 'in_progress') then coalesce(requests.promised_at < ${now}, false)
  else false end`;

/**
 * What a staff member sees of overdue requests, those due within the hour, and automatic actions, in one round trip.
 */
export async function listDue(
  scope: PropertyScope,
  staff: StaffCaller,
): Promise<OperationOutput<'GET /api/staff/due'>> {
  const until = new Date(scope.now.getTime() + AHEAD_MS).toISOString();
  const [found, [planned], all, colleagues, deeds] = await Promise.all([
    loadRequests(scope, isVisible(staff), sql`${deadline} <= ${until}::timestamptz`),
    countPlanned(scope, staff, until),
    loadDepartments(scope),
    loadColleagues(scope),
    selectDeeds(scope, staff),
  ]);
  const seen = visibleDepartments(staff);
  const isLate = (request: ServiceRequest) => isOverdue(request, scope.now.getTime());
  return {
    at: scope.now.toISOString(),
    planned: planned?.count ?? 0,
    deeds,
    departments: all
      .filter(
        ({ key }) => seen === 'all' || seen.includes(key) || found.some((one) => one.department.key === key),
      )
      .map((department) => {
        const own = found.filter((request) => request.department.key === department.key);
        return {
          ...department,
          onDuty: peopleOf(department.key, colleagues).filter(({ onDuty }) => onDuty).length,
          overdue: own.filter(isLate),
          nextHour: own.filter((request) => !isLate(request)),
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
async function selectDeeds(scope: PropertyScope, staff: StaffCaller): Promise<DueDeed[]> {
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
    .limit(MAX_DEEDS);
  return rows.flatMap(({ request, place, department }) => {
    const deed = nextDeed(request);
    if (!deed) return [];
    const { id: requestId, no, title } = request;
    return [{ requestId, no, title, place, department, kind: deed.kind, at: deed.at.toISOString() }];
  });
}

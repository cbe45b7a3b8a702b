import { arrayOverlaps, eq, inArray, or, type SQL } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import type { RequestRow } from './lock-request.ts';

/**
 * The condition that a caller sees a request: it belongs to their departments, they were asked to help, or it is an
 * emergency.
 */
export function isVisible(staff: Pick<StaffCaller, 'role' | 'departments'>): SQL | undefined {
  const departments = visibleDepartments(staff);
  if (departments === 'all') return undefined;
  return or(
    inArray(requests.departmentKey, [...departments]),
    eq(requests.priority, 'emergency'),
    arrayOverlaps(requests.alsoFor, [...departments, EVERY_DEPARTMENT]),
  );
}

/** The rule of {@link isVisible} for a colleague and a loaded request. */
export const maySee = (
  request: Pick<RequestRow, 'departmentKey' | 'alsoFor' | 'priority'>,
  colleague: Pick<StaffCaller, 'role' | 'departments'>,
): boolean => request.priority === 'emergency' || isTheirs(request, visibleDepartments(colleague));

/**
 * Whether a caller works on a request: it is their departments', or they have taken it. Any department takes an
 * emergency (decision 0593). A program with an API key takes nothing.
 */
export function worksOn(row: RequestRow, staff: StaffCaller): boolean {
  const hasTaken = staff.apiKey === undefined && row.assigneeId === staff.memberId;
  return hasTaken || isTheirs(row, visibleDepartments(staff));
}

/** Whether a request belongs to one of these departments, or one of them was asked to help. */
export function isTheirs(
  { departmentKey, alsoFor }: Pick<RequestRow, 'departmentKey' | 'alsoFor'>,
  departments: 'all' | readonly string[],
): boolean {
  if (departments === 'all') return true;
  return [departmentKey, ...alsoFor].some((key) => key === EVERY_DEPARTMENT || departments.includes(key));
}

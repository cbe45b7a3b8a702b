import { normalise } from '@bellkey/concierge/normalise';
import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen, isOverdue, OPEN_STATES, requestClock } from '@bellkey/shared/request-clock';
import { gte, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import type { RequestFilter } from './parse-command.ts';

const HOUR_MS = 60 * 60_000;

/** `Room 204` is on floor 2, `1203` on floor 12. */
function floorOf({ place }: ServiceRequest): number | null {
  const number = /\d{3,4}/.exec(place.label)?.[0];
  return number === undefined ? null : Math.floor(Number(number) / 100);
}

function isAt(request: ServiceRequest, { place, floor }: RequestFilter): boolean {
  if (place !== null && !new RegExp(`(?<!\\d)${place}(?!\\d)`).test(request.place.label)) return false;
  return floor === null || floorOf(request) === floor;
}

function isOf(request: ServiceRequest, filter: RequestFilter, staff: StaffCaller, now: Date): boolean {
  const open = isOpen(request.state);
  const inTime =
    filter.hours === null || now.getTime() - Date.parse(request.createdAt) <= filter.hours * HOUR_MS;
  if (!inTime || !isAt(request, filter)) return false;
  switch (filter.which) {
    case 'overdue':
      return isOverdue(requestClock(request, now.getTime()));
    case 'unassigned':
      return request.state === 'new';
    case 'mine':
      return open && request.assignee?.id === staff.memberId;
    case 'approval':
      return request.state === 'needs_approval';
    case 'done':
      return request.state === 'done' || request.state === 'closed';
    case 'open':
      return open;
  }
}

/** Every request that the caller may see and that is open or of a span. */
async function loadVisible(
  scope: PropertyScope,
  staff: StaffCaller,
  hours: number | null,
): Promise<ServiceRequest[]> {
  const seen = visibleDepartments(staff);
  const visible = seen === 'all' ? undefined : inArray(requests.departmentKey, [...seen]);
  const wanted =
    hours === null
      ? inArray(requests.state, [...OPEN_STATES])
      : gte(requests.createdAt, new Date(scope.now.getTime() - hours * HOUR_MS));
  return loadRequests(scope, visible, wanted);
}

/** Words of names that say nothing by themselves. */
const SMALL_WORDS = new Set([
  'and',
  'the',
  'of',
  'for',
  'in',
  'on',
  'at',
  'is',
  'de',
  'do',
  'da',
  'la',
  'el',
  'no',
  'na',
]);

/** Whether a question's words hold one of a name's. */
const names = (name: string, words: readonly string[]) =>
  normalise(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.length > 1 && !SMALL_WORDS.has(part) && words.includes(part));

/** What a filter's words narrow to: a department that they name, else a service; null when they name neither. */
async function namedBy(
  scope: PropertyScope,
  words: readonly string[],
  found: readonly ServiceRequest[],
): Promise<((request: ServiceRequest) => boolean) | null> {
  const all = await scope.db.select().from(departments).where(scope.own(departments));
  const named = all.find(({ key, name }) => names(`${key} ${name}`, words));
  if (named) return ({ department }) => department.key === named.key;
  const titles = new Set(found.filter(({ title }) => names(title, words)).map(({ title }) => title));
  return titles.size > 0 ? ({ title }) => titles.has(title) : null;
}

/** The requests that a filter means, soonest promise first, of those that the caller may see. */
export async function selectRequests(
  scope: PropertyScope,
  staff: StaffCaller,
  filter: RequestFilter,
): Promise<ServiceRequest[]> {
  const hours = filter.which === 'done' ? (filter.hours ?? 24) : filter.hours;
  const found = (await loadVisible(scope, staff, hours)).filter((request) =>
    isOf(request, { ...filter, hours }, staff, scope.now),
  );
  const named = await namedBy(scope, filter.words, found);
  return named ? found.filter(named) : found;
}

/** Everything that was asked for in a filter's span, at its place, whatever became of it. */
export async function loadAsked(
  scope: PropertyScope,
  staff: StaffCaller,
  filter: RequestFilter,
): Promise<ServiceRequest[]> {
  const asked = (await loadVisible(scope, staff, filter.hours)).filter((request) => isAt(request, filter));
  const named = await namedBy(scope, filter.words, asked);
  return named ? asked.filter(named) : asked;
}

/** One request that the caller may see, by its number. */
export async function findByNo(
  scope: PropertyScope,
  staff: StaffCaller,
  no: number,
): Promise<ServiceRequest | null> {
  const seen = visibleDepartments(staff);
  const visible = seen === 'all' ? undefined : inArray(requests.departmentKey, [...seen]);
  const [request] = await loadRequests(scope, visible, inArray(requests.no, [no]));
  return request ?? null;
}

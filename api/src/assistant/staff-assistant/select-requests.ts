import { normalise } from '@bellkey/concierge/text-analysis';
import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen, isOverdue, OPEN_STATES } from '@bellkey/shared/request-clock';
import { firstMomentOf, previousDay, wallTime } from '@bellkey/shared/wall-time';
import { eq, gte, inArray, or } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { loadDepartments } from '../../property/staff/departments.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import { isVisible } from '../../service/requests/visible-requests.ts';
import type { RequestFilter } from './command.ts';
import { serviceKeysIn } from './service-words.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/** `Room 204` is on floor 2, `1203` on floor 12. */
function floorOf({ place }: ServiceRequest): number | null {
  const number = /\d{3,4}/.exec(place.label)?.[0];
  return number === undefined ? null : Math.floor(Number(number) / 100);
}

function isAt(request: ServiceRequest, { place, floor }: RequestFilter): boolean {
  if (place !== null && !new RegExp(`(?<!\\d)${place}(?!\\d)`).test(request.place.label)) return false;
  return floor === null || floorOf(request) === floor;
}

/** Start and end of a filter's span; null without one. Days are the property's own. */
async function spanOf(
  scope: PropertyScope,
  { hours, day }: RequestFilter,
): Promise<{ from: number; until: number } | null> {
  const now = scope.now.getTime();
  if (hours !== null) return { from: now - hours * HOUR_MS, until: now };
  if (day === null) return null;
  const { timeZone } = await loadProperty(scope);
  const today = wallTime(scope.now, timeZone).slice(0, 10);
  const midnight = firstMomentOf(today, '00:00', timeZone);
  return day === 'today'
    ? { from: midnight, until: now }
    : { from: firstMomentOf(previousDay(today), '00:00', timeZone), until: midnight };
}

type Span = Awaited<ReturnType<typeof spanOf>>;

function isWithin(span: Span, { createdAt, doneAt }: ServiceRequest, which: RequestFilter['which']): boolean {
  if (!span) return true;
  const at = Date.parse(which === 'done' ? (doneAt ?? createdAt) : createdAt);
  return span.from <= at && at <= span.until;
}

function isOf(request: ServiceRequest, filter: RequestFilter, staff: StaffCaller, now: Date): boolean {
  const open = isOpen(request.state);
  switch (filter.which) {
    case 'asked':
      return true;
    case 'open':
      return open;
    case 'overdue':
      return isOverdue(request, now.getTime());
    case 'due': {
      const until = now.getTime() + (filter.minutes ?? 0) * MINUTE_MS;
      return open && Date.parse(request.promisedAt ?? request.acknowledgeBy) <= until;
    }
    case 'urgent':
      return open && request.priority !== 'normal';
    case 'unassigned':
      return request.state === 'new';
    case 'mine':
      return open && request.assignee?.id === staff.memberId;
    case 'approval':
      return request.state === 'needs_approval';
    case 'on-hold':
      return request.state === 'on_hold';
    case 'waiting-guest':
      return request.state === 'waiting_guest';
    case 'done':
      return request.state === 'done' || request.state === 'closed';
    case 'cancelled':
      return request.state === 'cancelled' || request.state === 'declined';
  }
}

/** Every request that the caller may see and that is open or within a span. */
async function loadVisible(scope: PropertyScope, staff: StaffCaller, span: Span): Promise<ServiceRequest[]> {
  const from = span && new Date(span.from);
  const wanted = from
    ? or(gte(requests.createdAt, from), gte(requests.doneAt, from))
    : inArray(requests.state, [...OPEN_STATES]);
  return loadRequests(scope, isVisible(staff), wanted);
}

/** Words in names that carry no meaning by themselves. */
const SMALL_WORDS = new Set(COMMAND_WORDS.smallWords);

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/u, '') : word);

/** Whether the words of a question contain one of a name's. */
export const names = (name: string, words: readonly string[]): boolean =>
  normalise(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some(
      (part) =>
        part.length > 1 &&
        !SMALL_WORDS.has(part) &&
        words.some((word) => word === part || singular(word) === singular(part)),
    );

type Test = (request: ServiceRequest) => boolean;

/** What a filter's words select: a department that they name, otherwise a service; and a colleague. */
async function namedBy(
  scope: PropertyScope,
  { words, text }: RequestFilter,
  found: readonly ServiceRequest[],
): Promise<Test[]> {
  const [departments, colleagues] = await Promise.all([loadDepartments(scope), loadColleagues(scope)]);
  const people = colleagues.filter(({ name }) => words.includes(firstNameOf(name)));
  const ofPeople: Test[] =
    people.length > 0 ? [({ assignee }) => people.some(({ id }) => id === assignee?.id)] : [];
  const department = departments.find(({ key, name }) => names(`${key} ${name}`, words));
  if (department) return [({ department: { key } }) => key === department.key, ...ofPeople];
  const keys = serviceKeysIn(text);
  const services = new Set(
    found
      .filter(({ title, service }) => keys.includes(service) || names(title, words))
      .map(({ service }) => service),
  );
  // A service that is named but never requested leaves no results.
  const isNamed = services.size > 0 || keys.length > 0;
  return [...(isNamed ? [({ service }: ServiceRequest) => services.has(service)] : []), ...ofPeople];
}

/** The first word of a name, normalised. */
export const firstNameOf = (name: string): string => normalise(name).split(' ')[0] ?? '';

/** Finished requests are searched in the last day unless a span is named; cancelled ones and all requests likewise. */
const spanned = (filter: RequestFilter): RequestFilter =>
  filter.hours === null &&
  filter.day === null &&
  (filter.which === 'done' || filter.which === 'cancelled' || filter.which === 'asked')
    ? { ...filter, hours: DAY_HOURS }
    : filter;

/**
 * The requests that a filter selects and the caller may see, soonest promise first, and what its words narrowed them
 * by.
 */
export async function selectRequests(
  scope: PropertyScope,
  staff: StaffCaller,
  asked: RequestFilter,
): Promise<{ found: ServiceRequest[]; filter: RequestFilter; named: boolean }> {
  const filter = spanned(asked);
  const span = await spanOf(scope, filter);
  const visible = await loadVisible(scope, staff, span);
  const fitting = visible.filter(
    (request) =>
      isWithin(span, request, filter.which) &&
      isAt(request, filter) &&
      isOf(request, filter, staff, scope.now),
  );
  const tests = await namedBy(scope, filter, fitting);
  return {
    found: fitting.filter((request) => tests.every((test) => test(request))),
    filter,
    named: tests.length > 0,
  };
}

/** One request that the caller may see, by its number. */
export async function findByNo(
  scope: PropertyScope,
  staff: StaffCaller,
  no: number,
): Promise<ServiceRequest | null> {
  const [request] = await loadRequests(scope, isVisible(staff), eq(requests.no, no));
  return request ?? null;
}

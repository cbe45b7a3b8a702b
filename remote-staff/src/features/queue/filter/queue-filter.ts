import type { ServiceRequest } from '@bellkey/shared/api';
import { awaitsAcceptance, dueRank, isOpen, isOverdue, requestClock } from '@bellkey/shared/request-clock';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { requestTitle } from '../../requests/request-messages.ts';

/** Labels of the queue's filter. */
export const stateFilters = queueMessages.filters;

export type StateFilter = keyof typeof stateFilters;

/** The filter of the queue; in the URL. */
export interface QueueFilter {
  state: StateFilter;
  department: string | null;
  text: string;
  /** Assignee: the viewer's own, or unassigned; all without it. */
  whose?: 'mine' | 'free' | undefined;
  /** As a board rather than as a list. */
  board?: boolean | undefined;
}

const isStateFilter = (value: string | null): value is StateFilter =>
  value !== null && Object.hasOwn(stateFilters, value);

const isWhose = (value: string | null): value is 'mine' | 'free' => value === 'mine' || value === 'free';

/** @example parseFilter(new URLSearchParams('state=overdue&department=housekeeping&q=204')) */
export function parseFilter(search: URLSearchParams): QueueFilter {
  const state = search.get('state');
  const whose = search.get('whose');
  return {
    state: isStateFilter(state) ? state : 'open',
    department: search.get('department') || null,
    text: search.get('q') ?? '',
    whose: isWhose(whose) ? whose : undefined,
    board: search.get('view') === 'board' || undefined,
  };
}

/** The same query with another filter; the rest stays. */
export function formatFilter(search: URLSearchParams, change: Partial<QueueFilter>): URLSearchParams {
  const filter = { ...parseFilter(search), ...change };
  const next = new URLSearchParams(search);
  const put = (key: string, value: string | null) => (value ? next.set(key, value) : next.delete(key));
  put('state', filter.state === 'open' ? null : filter.state);
  put('department', filter.department);
  put('q', filter.text);
  put('whose', filter.whose ?? null);
  put('view', filter.board ? 'board' : null);
  return next;
}

/** From this long before its time, or before it must be accepted, a planned request is in the queue like any other. */
const DUE_WITHIN_MS = 60 * 60_000;

/** Whether a request is planned for later, without anything to do yet. */
export function isForLater(request: ServiceRequest, now: number): boolean {
  const { schedule, state, priority, acknowledgeBy } = request;
  if (!schedule || !isOpen(state) || priority === 'emergency') return false;
  const soon = now + DUE_WITHIN_MS;
  return Date.parse(schedule.at) > soon && !(awaitsAcceptance(request) && Date.parse(acknowledgeBy) <= soon);
}

function inState(request: ServiceRequest, state: StateFilter, now: number): boolean {
  switch (state) {
    case 'open':
      return isOpen(request.state);
    case 'new':
      return request.state === 'new' || request.state === 'needs_approval';
    case 'working':
      return request.state === 'acknowledged' || request.state === 'in_progress';
    case 'paused':
      return requestClock(request, now).state === 'paused';
    case 'planned':
      return isForLater(request, now);
    case 'recurring':
      return isOpen(request.state) && Boolean(request.schedule?.every);
    case 'overdue':
      return isOverdue(request, now);
    case 'finished':
      return !isOpen(request.state);
  }
}

function hasText(request: ServiceRequest, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return true;
  return [
    request.place.label,
    requestTitle(request),
    `#${request.no}`,
    request.department.name,
    request.assignee?.name ?? '',
    request.note ?? '',
  ].some((field) => field.toLowerCase().includes(wanted));
}

function isOf({ assignee }: ServiceRequest, whose: QueueFilter['whose'], memberId?: string): boolean {
  if (whose === 'mine') return assignee !== null && assignee.id === memberId;
  return whose === undefined || assignee === null;
}

/** Someone may be in danger: before everything that is only due. */
const isEmergency = (request: ServiceRequest): boolean =>
  request.priority === 'emergency' && isOpen(request.state);

/** The shown requests: emergencies, then the soonest due first; finished ones latest first. */
export function filterRequests(
  requests: readonly ServiceRequest[],
  filter: QueueFilter,
  now: number,
  /** Id of the viewing member. */
  memberId?: string,
): ServiceRequest[] {
  const lastStep = (request: ServiceRequest) => request.steps.at(-1)?.at ?? request.createdAt;
  return requests
    .filter(
      (request) =>
        inState(request, filter.state, now) &&
        isOf(request, filter.whose, memberId) &&
        (filter.department === null || request.department.key === filter.department) &&
        hasText(request, filter.text),
    )
    .sort((a, b) =>
      filter.state === 'finished'
        ? lastStep(b).localeCompare(lastStep(a)) || b.no - a.no
        : Number(isEmergency(b)) - Number(isEmergency(a)) ||
          dueRank(requestClock(a, now)) - dueRank(requestClock(b, now)) ||
          a.no - b.no,
    );
}

/** The departments that occur in a queue, by name. */
export function departmentsIn(requests: readonly ServiceRequest[]): ServiceRequest['department'][] {
  const byKey = new Map(requests.map(({ department }) => [department.key, department]));
  return [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Whether a filter leaves out something that is open. */
export const isFiltered = ({ state, department, text, whose }: QueueFilter): boolean =>
  state !== 'open' || department !== null || text !== '' || whose !== undefined;

/**
 * What a filter shows: what is due, what is planned for later, and both in the order of display, in which the keys go
 * from one to the next.
 */
export function requestsInOrder(
  all: readonly ServiceRequest[],
  filter: QueueFilter,
  now: number,
  memberId: string,
): Record<'due' | 'later' | 'requests', readonly ServiceRequest[]> {
  const found = filterRequests(all, filter, now, memberId);
  const later = filter.state === 'open' ? found.filter((request) => isForLater(request, now)) : [];
  const due = later.length > 0 ? found.filter((request) => !later.includes(request)) : found;
  return { due, later, requests: [...due, ...later] };
}

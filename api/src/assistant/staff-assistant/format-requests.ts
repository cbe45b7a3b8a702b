import type { ServiceRequest, StaffAnswer } from '@bellkey/shared/api';
import { isOpen, isOverdue } from '@bellkey/shared/request-clock';
import { wallTime } from '@bellkey/shared/wall-time';
import { answer } from './answer.ts';
import type { RequestFilter } from './command.ts';

const MOST_NAMED = 8;

const WHICH: Record<RequestFilter['which'], string> = {
  open: 'open',
  overdue: 'overdue',
  due: 'due',
  urgent: 'urgent',
  unassigned: 'not accepted by anybody yet',
  mine: 'open and yours',
  approval: 'waiting for approval',
  'on-hold': 'on hold',
  'waiting-guest': 'waiting for the guest',
  done: 'done',
  cancelled: 'cancelled or declined',
  asked: 'known',
};

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** ` on floor 2 of the last 8 hours`: formats what a filter narrows to. */
function within({ place, floor, hours, day }: RequestFilter): string {
  return [
    place === null ? '' : ` at ${place}`,
    floor === null ? '' : ` on floor ${floor}`,
    hours === null ? '' : ` of the last ${hours} hours`,
    day === null ? '' : ` of ${day}`,
  ].join('');
}

/** `, within 60 minutes`, for what is due. */
const ahead = ({ minutes }: RequestFilter) => (minutes === null ? '' : ` within ${minutes} minutes`);

/** `2 requests on floor 2 are open`; in any state, `2 requests of today`. */
function heading(found: readonly ServiceRequest[], filter: RequestFilter): string {
  const start = `${requests(found.length)}${within(filter)}`;
  if (filter.which === 'asked') return start;
  return `${start} ${found.length === 1 ? 'is' : 'are'} ${WHICH[filter.which]}${ahead(filter)}`;
}

/** `, 5 pieces`, if quantities were requested. */
function pieces(found: readonly ServiceRequest[]): string {
  const services = new Set(found.map(({ service }) => service));
  const count = found.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  return services.size === 1 && count > found.length ? `, ${count} in all` : '';
}

/** Formats the count; the text contains no number but that count and those of the question. */
export function formatCount(found: ServiceRequest[], filter: RequestFilter): StaffAnswer {
  return answer('count', `${heading(found, filter)}${pieces(found)}.`, { requests: found });
}

const suffix = (request: ServiceRequest, now: Date) =>
  isOverdue(request, now.getTime()) ? ', overdue' : isOpen(request.state) ? '' : `, ${request.state}`;

const line = (request: ServiceRequest, now: Date) =>
  `#${request.no} ${request.title}${request.quantity === null ? '' : ` ×${request.quantity}`}, ${request.place.label}${suffix(request, now)}`;

/** Lists the requests, soonest promise first. */
export function formatList(found: ServiceRequest[], filter: RequestFilter, now: Date): StaffAnswer {
  if (found.length === 0) {
    const nothing =
      filter.which === 'asked'
        ? `Nothing was asked for${within(filter)}.`
        : `Nothing${within(filter)} is ${WHICH[filter.which]}${ahead(filter)}.`;
    return answer('list', nothing);
  }
  const named = found.slice(0, MOST_NAMED).map((request) => line(request, now));
  const more = found.length > MOST_NAMED ? [`and ${found.length - MOST_NAMED} more`] : [];
  return answer('list', [`${heading(found, filter)}:`, ...named, ...more].join('\n'), { requests: found });
}

/** Counts by key, most first. */
function tally(
  found: readonly ServiceRequest[],
  keyOf: (request: ServiceRequest) => string,
): Array<[string, number]> {
  const counts = new Map<string, number>();
  for (const request of found) counts.set(keyOf(request), (counts.get(keyOf(request)) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
}

/** Summary of a shift: requests made, done and open, by department, what is late, and where problems recur. */
export function formatSummary(all: ServiceRequest[], filter: RequestFilter, now: Date): StaffAnswer {
  if (all.length === 0) return answer('summary', `No one asked for anything${within(filter)}.`);
  const done = all.filter(({ state }) => state === 'done' || state === 'closed').length;
  const cancelled = all.filter(({ state }) => state === 'cancelled' || state === 'declined').length;
  const late = all.filter((request) => isOverdue(request, now.getTime()));
  const again = tally(all, ({ place, title }) => `${title} at ${place.label}`).filter(
    ([, count]) => count > 1,
  );
  const open = all.length - done - cancelled;
  const lines = [
    `${requests(all.length)}${within(filter)}: ${done} done, ${open} open, ${cancelled} cancelled or declined.`,
    `By department: ${tally(all, ({ department }) => department.name)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}.`,
    late.length === 0
      ? 'Nothing is overdue.'
      : `Overdue: ${late.map((request) => line(request, now)).join('; ')}.`,
    ...(again.length === 0
      ? []
      : [`Asked for more than once: ${again.map(([what, count]) => `${what} (${count})`).join(', ')}.`]),
  ];
  return answer('summary', lines.join('\n'), { requests: late });
}

/** `18:20`, or `2026-11-24 18:20` on another day. */
function moment(at: string, timeZone: string, now: Date): string {
  const [day, time] = wallTime(new Date(at), timeZone).split('T');
  return wallTime(now, timeZone).startsWith(day ?? '') ? (time ?? '') : `${day} ${time}`;
}

/** Formats the state of one request: its assignee, and the time it is promised for. */
export function formatStatus(request: ServiceRequest, timeZone: string, now: Date): StaffAnswer {
  const { state, assignee, promisedAt } = request;
  const promise = isOpen(state) && promisedAt ? `, promised for ${moment(promisedAt, timeZone, now)}` : '';
  return answer(
    'status',
    `${line(request, now)}: ${state.replaceAll('_', ' ')}, ${assignee ? `${assignee.name} has it` : 'no one has it'}${promise}.`,
    { requests: [request] },
  );
}

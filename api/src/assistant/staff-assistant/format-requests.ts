import type { ServiceRequest, StaffAnswer } from '@bellkey/shared/api';
import { isOverdue, requestClock } from '@bellkey/shared/request-clock';
import { answer } from './answer.ts';
import type { RequestFilter } from './parse-command.ts';

const MOST_NAMED = 8;

const WHICH: Record<RequestFilter['which'], string> = {
  open: 'open',
  overdue: 'overdue',
  unassigned: 'not accepted by anybody yet',
  mine: 'open and yours',
  approval: 'waiting for approval',
  done: 'done',
};

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** `, on floor 2, in the last 8 hours`: what a filter narrows to, as people say it. */
function within({ place, floor, hours }: RequestFilter): string {
  return [
    place === null ? '' : ` at ${place}`,
    floor === null ? '' : ` on floor ${floor}`,
    hours === null ? '' : ` of the last ${hours} hours`,
  ].join('');
}

/** How many there are; the text holds no number but that count and those of the question. */
export function formatCount(found: ServiceRequest[], filter: RequestFilter): StaffAnswer {
  const verb = found.length === 1 ? 'is' : 'are';
  return answer('count', `${requests(found.length)}${within(filter)} ${verb} ${WHICH[filter.which]}.`, {
    requests: found,
  });
}

const line = (request: ServiceRequest, now: Date) =>
  `#${request.no} ${request.title}${request.quantity === null ? '' : ` ×${request.quantity}`}, ${request.place.label}${isOverdue(requestClock(request, now.getTime())) ? ', overdue' : ''}`;

/** Which there are, the soonest promise first. */
export function formatList(found: ServiceRequest[], filter: RequestFilter, now: Date): StaffAnswer {
  if (found.length === 0) return answer('list', `Nothing${within(filter)} is ${WHICH[filter.which]}.`);
  const named = found.slice(0, MOST_NAMED).map((request) => line(request, now));
  const more = found.length > MOST_NAMED ? [`and ${found.length - MOST_NAMED} more`] : [];
  const start = `${requests(found.length)}${within(filter)} ${found.length === 1 ? 'is' : 'are'} ${WHICH[filter.which]}:`;
  return answer('list', [start, ...named, ...more].join('\n'), { requests: found });
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

/** What a shift came to: how many were asked, done and are open, by department, what is late, and where it comes up again. */
export function formatSummary(all: ServiceRequest[], filter: RequestFilter, now: Date): StaffAnswer {
  if (all.length === 0) return answer('summary', `Nobody asked for anything${within(filter)}.`);
  const done = all.filter(({ state }) => state === 'done' || state === 'closed').length;
  const cancelled = all.filter(({ state }) => state === 'cancelled' || state === 'declined').length;
  const late = all.filter((request) => isOverdue(requestClock(request, now.getTime())));
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

import type { PromiseChange, RequestEvent, RequestStep, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { formatRecurrence } from './recurrence.ts';
import { stateNames } from './request-messages.ts';

/** Formats an instant in a request's history and marks. */
interface Shown {
  now: number;
  timeZone: string;
}

/** One step of a request's history, as a line. */
export function formatStep(step: RequestStep, shown: Shown): string {
  const said = step.event ? formatEvent(step.event, shown) : null;
  return said ?? stateNames[step.state];
}

/** Null for a kind unknown to this build. */
function formatEvent(event: RequestEvent, { now, timeZone }: Shown): string | null {
  const { events } = messages;
  const time = (instant: string) => timeOrDay(instant, now, timeZone);
  const { at, before, count = 0 } = event;
  switch (event.kind) {
    case 'escalated':
      return [escalation(event), ...(event.unattended ? [events.unattended] : [])].join('. ');
    case 'slipped':
      if (!before) return null;
      return at
        ? events.slipped({ time: time(at), before: time(before) })
        : events.notKept({ before: time(before) });
    case 'promised':
    case 'scheduled':
      return at ? events[event.kind]({ time: time(at) }) : null;
    case 'recurring':
      return event.every ? events.recurring({ every: formatRecurrence(event.every) }) : events.notRecurring;
    case 'repeated':
      return events.repeated({ count });
    case 'assigned':
      return event.name ? events.assigned({ name: event.name }) : events.givenBack;
    case 'moved':
      return event.places ? events.moved(event.places) : null;
    case 'merged':
      return event.no ? events.merged({ no: String(event.no) }) : null;
    case 'merged-from':
      return event.no ? events.mergedFrom({ no: String(event.no) }) : null;
    case 'rated':
      return event.stars ? events.rated({ stars: String(event.stars) }) : null;
    case 'warned':
    case 'reminded':
    case 'offered':
    case 'offer-accepted':
    case 'offer-declined':
    case 'returned':
    case 'reopened':
    case 'taken-back':
    case 'expired':
    case 'allergy-read':
    case 'allergy-told':
    case 'preparing':
    case 'ready':
    case 'dishes-refused':
    case 'dishes-answered':
      return events[event.kind];
    default:
      return null;
  }
}

function escalation({ to = 'everyone', departments = [] }: RequestEvent): string {
  const called = messages.events.escalated[to];
  return typeof called === 'string' ? called : called({ departments: departments.join(', ') });
}

/** What sets a request apart from others, besides its clock: as text, the most urgent first. */
export function requestMarks(
  request: ServiceRequest,
  { now, timeZone }: Shown,
): Array<{ tone: 'neutral' | 'warn' | 'danger'; text: string }> {
  if (!isOpen(request.state)) return [];
  const { marks } = messages;
  const { promiseChange, schedule, offer, photos, repeated = 1 } = request;
  const time = (instant: string) => timeOrDay(instant, now, timeZone);
  const to = escalatedTo(request);
  return [
    ...(to ? [{ tone: 'danger', text: marks.escalated[to] } as const] : []),
    ...(repeated > 1 ? [{ tone: 'warn', text: marks.repeated({ count: repeated }) } as const] : []),
    ...(promiseChange
      ? [
          {
            tone: 'neutral',
            text: marks[moveOf(request, promiseChange)]({ time: time(promiseChange.before) }),
          } as const,
        ]
      : []),
    ...(schedule ? [{ tone: 'neutral', text: marks.planned({ time: time(schedule.at) }) } as const] : []),
    ...(schedule?.every
      ? [{ tone: 'neutral', text: marks.recurring({ every: formatRecurrence(schedule.every) }) } as const]
      : []),
    ...(offer ? [{ tone: 'neutral', text: marks.offered({ text: offer.text }) } as const] : []),
    ...(photos?.length ? [{ tone: 'neutral', text: marks.photographed } as const] : []),
  ];
}

/** A promise that was moved to a later or an earlier time, or a time that the guest had only asked for. */
function moveOf(
  { promisedAt, schedule }: ServiceRequest,
  { before, promised }: PromiseChange,
): 'moved' | 'asked' | 'forward' {
  if (promised === false) return 'asked';
  const now = promisedAt ?? schedule?.at;
  return now && Date.parse(now) < Date.parse(before) ? 'forward' : 'moved';
}

/** Whom the currently missed deadline was escalated to. */
function escalatedTo({ escalation, steps }: ServiceRequest): RequestEvent['to'] | null {
  if (!escalation) return null;
  return steps.findLast(({ event }) => event?.kind === 'escalated')?.event?.to ?? null;
}

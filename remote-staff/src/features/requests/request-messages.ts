import type { RequestState, Sender, ServiceRequest } from '@bellkey/shared/api';
import type { RequestClock } from '@bellkey/shared/request-clock';
import { requestsMessages as messages } from '../../../messages/compiled/requests/en.ts';
import { countdown, formatSpan, timeOrDay } from '../../clock/clock-messages.ts';

/** A state as staff read it. */
export const stateNames: Readonly<Record<RequestState, string>> = messages.states;

/** `Towels × 2`, or only the title where no number belongs to it. */
export const requestTitle = ({ title, quantity }: Pick<ServiceRequest, 'title' | 'quantity'>): string =>
  quantity === null ? title : `${title} × ${quantity}`;

/** What a request's clock says: `12 min left`, `3 min over`. An accepted emergency has no promise: it is for now. */
export function formatDue({ priority }: Pick<ServiceRequest, 'priority'>, clock: RequestClock): string {
  switch (clock.state) {
    case 'due-soon':
      return messages.dueSoon({ span: countdown(clock.leftMs) });
    case 'on-time':
    case 'late':
    case 'late-to-accept':
      return clock.leftMs < 0
        ? messages.over({ span: formatSpan(-clock.leftMs) })
        : messages.left({ span: countdown(clock.leftMs) });
    case 'paused':
      return messages.paused;
    case 'unpromised':
      return priority === 'emergency' ? messages.atOnce : messages.noTime;
    case 'over':
      return '';
  }
}

/** The time behind the clock, by the property's: `by 14:20`, `done 14:12`. */
export function dueTime(request: ServiceRequest, clock: RequestClock, now: number, timeZone: string): string {
  if (request.doneAt) return messages.done({ time: timeOrDay(request.doneAt, now, timeZone) });
  return clock.due === null ? '' : messages.due({ time: timeOrDay(clock.due, now, timeZone) });
}

/** Who did something: a colleague by name, the others by what they are. */
export const senderName = ({ kind, name }: Sender): string =>
  (kind === 'staff' ? name : null) ?? messages.senders[kind];

import type { RequestState, Sender, ServiceRequest } from '@bellkey/shared/api';
import type { RequestClock } from '@bellkey/shared/request-clock';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { countdown, formatSpan, timeOrDay } from '../../clock/clock-messages.ts';

/** A state, for staff. */
export const stateNames: Readonly<Record<RequestState, string>> = messages.states;

/** `Towels × 2`, or only the title for a single one. */
export const requestTitle = ({ title, quantity }: Pick<ServiceRequest, 'title' | 'quantity'>): string =>
  quantity === null ? title : `${title} × ${quantity}`;

/** Text of a request's clock: `12 min left`, `3 min over`. An accepted emergency has no promise: it is for now. */
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

/** The clock's time, in property time: `by 14:20`, `accept by 13:50`, `done 14:12`. */
export function dueTime(request: ServiceRequest, clock: RequestClock, now: number, timeZone: string): string {
  if (request.doneAt) return messages.done({ time: timeOrDay(request.doneAt, now, timeZone) });
  if (clock.due === null) return '';
  const time = timeOrDay(clock.due, now, timeZone);
  // Nothing is promised for that time: what the guest wants is at another.
  return request.promisedAt === null ? messages.acceptBy({ time }) : messages.due({ time });
}

/** Who acted: a colleague by name, the others by their role. */
export const senderName = ({ kind, name }: Sender): string =>
  (kind === 'staff' ? name : null) ?? messages.senders[kind];

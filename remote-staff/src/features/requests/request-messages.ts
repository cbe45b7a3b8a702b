import type { RequestState, Sender, ServiceRequest } from '@bellkey/shared/api';
import type { RequestClock } from '@bellkey/shared/request-clock';
import { countdown, formatSpan, timeOrDay } from '../../clock/clock-messages.ts';

/** A state as staff read it. */
export const stateNames: Record<RequestState, string> = {
  new: 'New',
  acknowledged: 'Accepted',
  in_progress: 'In progress',
  needs_approval: 'To approve',
  declined: 'Declined',
  waiting_guest: 'Waiting for guest',
  on_hold: 'On hold',
  done: 'Done',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

/** `Towels × 2`, or only the title where no number belongs to it. */
export const requestTitle = ({ title, quantity }: Pick<ServiceRequest, 'title' | 'quantity'>): string =>
  quantity === null ? title : `${title} × ${quantity}`;

/** What a request's clock says: `12 min left`, `3 min over`. An accepted emergency has no promise: it is for now. */
export function formatDue({ priority }: Pick<ServiceRequest, 'priority'>, clock: RequestClock): string {
  switch (clock.state) {
    case 'on-time':
    case 'due-soon':
    case 'late':
    case 'late-to-accept':
      return clock.leftMs < 0 ? `${formatSpan(-clock.leftMs)} over` : `${countdown(clock.leftMs)} left`;
    case 'paused':
      return 'Paused';
    case 'unpromised':
      return priority === 'emergency' ? 'At once' : 'No time promised';
    case 'over':
      return '';
  }
}

/** The time behind the clock, by the property's: `by 14:20`, `done 14:12`. */
export function dueTime(request: ServiceRequest, clock: RequestClock, now: number, timeZone: string): string {
  if (request.doneAt) return `done ${timeOrDay(request.doneAt, now, timeZone)}`;
  return clock.due === null ? '' : `by ${timeOrDay(clock.due, now, timeZone)}`;
}

/** Who did something: a colleague by name, the others by what they are. */
export function senderName({ kind, name }: Sender): string {
  switch (kind) {
    case 'guest':
      return 'Guest';
    case 'ai':
      return 'Assistant';
    case 'staff':
      return name ?? 'Staff';
    case 'system':
      return 'System';
  }
}

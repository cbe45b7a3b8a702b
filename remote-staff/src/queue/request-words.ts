import type { RequestState, Sender, ServiceRequest } from '@bellkey/shared/api';
import { countdown, spanInWords, timeOrDay } from '../clock/words.ts';
import type { Due } from './due.ts';

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

/** What a clock says: `12 min left`, `3 min over`. */
export function dueWords(due: Due): string {
  switch (due.kind) {
    case 'running':
    case 'soon':
      return `${countdown(due.leftMs)} left`;
    case 'late':
      return `${spanInWords(-due.leftMs)} over`;
    case 'paused':
      return 'Paused';
    case 'unpromised':
      return 'No time promised';
    case 'over':
      return '';
  }
}

/** The time behind the clock, by the property's: `by 14:20`, `done 14:12`. */
export function dueTime(request: ServiceRequest, due: Due, now: number, timeZone: string): string {
  if (request.doneAt) return `done ${timeOrDay(request.doneAt, now, timeZone)}`;
  return 'by' in due ? `by ${timeOrDay(due.by, now, timeZone)}` : '';
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

import type { RequestState } from '@bellkey/shared/api';

/** Somebody still has to do something about it. */
export const OPEN_STATES = [
  'new',
  'acknowledged',
  'in_progress',
  'needs_approval',
  'waiting_guest',
  'on_hold',
] as const satisfies readonly RequestState[];

/** The clock stands still while the hotel is not the one who is awaited. */
export const PAUSED_STATES: readonly RequestState[] = ['waiting_guest', 'on_hold'];

/** What the guest reads a reason for. */
export const REASON_REQUIRED: readonly RequestState[] = ['declined', 'on_hold', 'cancelled'];

/** States out of which a guest may take a request back: nobody has begun with it. */
export const GUEST_CANCELLABLE: readonly RequestState[] = ['new', 'acknowledged', 'needs_approval'];

/** The usual line (product.md 2.2). */
const usual: Record<RequestState, readonly RequestState[]> = {
  new: ['acknowledged', 'in_progress', 'needs_approval', 'declined', 'waiting_guest', 'on_hold', 'cancelled'],
  acknowledged: [
    'in_progress',
    'done',
    'needs_approval',
    'declined',
    'waiting_guest',
    'on_hold',
    'cancelled',
  ],
  in_progress: ['done', 'waiting_guest', 'on_hold', 'cancelled'],
  needs_approval: ['acknowledged', 'declined', 'cancelled'],
  waiting_guest: ['acknowledged', 'in_progress', 'done', 'on_hold', 'cancelled'],
  on_hold: ['acknowledged', 'in_progress', 'waiting_guest', 'declined', 'cancelled'],
  done: ['in_progress', 'closed'],
  declined: [],
  closed: [],
  cancelled: [],
};

/** Where managers may move a request besides; what is closed or cancelled stays so for everybody. */
const FREE_TARGETS: readonly RequestState[] = [
  ...OPEN_STATES.filter((s) => s !== 'new'),
  'done',
  'declined',
  'cancelled',
];

/** Whether a request may go from one state to another. */
export function mayTransition(from: RequestState, to: RequestState, freely: boolean): boolean {
  if (usual[from].includes(to)) return true;
  return freely && from !== to && from !== 'closed' && from !== 'cancelled' && FREE_TARGETS.includes(to);
}

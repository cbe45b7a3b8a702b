import type { RequestState } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';

/** What the guest reads a reason for. */
export const REASON_REQUIRED: readonly RequestState[] = ['declined', 'on_hold', 'cancelled'];

/** The usual line (docs/product.md#state-machines). */
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

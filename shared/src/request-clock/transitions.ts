import type { RequestState } from '../api/requests/request.ts';
import { OPEN_STATES } from './request-states.ts';

/**
 * Who moves a request: its guest, staff along the usual path, a manager from almost any state to almost any other, or
 * the clock, which closes, lapses and returns requests automatically.
 */
export type Mover = 'guest' | 'staff' | 'manager' | 'clock';

type Moves = Partial<Record<RequestState, readonly Mover[]>>;

const STAFF: readonly Mover[] = ['staff', 'manager'];

/** The usual transitions, and who may make them (docs/product.md#state-machines). Others are not allowed. */
const USUAL: Readonly<Record<RequestState, Moves>> = {
  new: {
    acknowledged: STAFF,
    in_progress: STAFF,
    needs_approval: STAFF,
    declined: STAFF,
    waiting_guest: STAFF,
    on_hold: STAFF,
    cancelled: [...STAFF, 'guest'],
  },
  acknowledged: {
    in_progress: STAFF,
    done: STAFF,
    needs_approval: STAFF,
    declined: STAFF,
    waiting_guest: STAFF,
    on_hold: STAFF,
    cancelled: [...STAFF, 'guest'],
  },
  in_progress: { done: STAFF, waiting_guest: STAFF, on_hold: STAFF, cancelled: STAFF },
  needs_approval: {
    acknowledged: STAFF,
    declined: [...STAFF, 'clock'],
    // While a counter-offer waits for the guest.
    waiting_guest: ['manager'],
    cancelled: [...STAFF, 'guest'],
  },
  waiting_guest: {
    acknowledged: [...STAFF, 'guest', 'clock'],
    in_progress: STAFF,
    done: STAFF,
    on_hold: STAFF,
    // The guest declined a counter-offer, or did not answer it.
    needs_approval: ['manager', 'guest', 'clock'],
    cancelled: STAFF,
  },
  on_hold: {
    acknowledged: STAFF,
    in_progress: STAFF,
    waiting_guest: STAFF,
    declined: STAFF,
    cancelled: STAFF,
  },
  // The guest reopens a request by saying that it is not done; staff take back a press of Done.
  done: { in_progress: STAFF, acknowledged: [...STAFF, 'guest'], closed: [...STAFF, 'clock'] },
  declined: {},
  closed: {},
  cancelled: {},
};

/** Additional transitions for managers; closed and cancelled are final for everyone. */
const FREE_TARGETS: readonly RequestState[] = [
  ...OPEN_STATES.filter((state) => state !== 'new'),
  'done',
  'declined',
  'cancelled',
];

const isFinal = (state: RequestState): boolean => state === 'closed' || state === 'cancelled';

/** Whether an actor may move a request from one state to another. */
export function mayTransition(from: RequestState, to: RequestState, mover: Mover): boolean {
  if (USUAL[from][to]?.includes(mover)) return true;
  return mover === 'manager' && from !== to && !isFinal(from) && FREE_TARGETS.includes(to);
}

/** Moves for which the guest reads a reason. */
export const REASON_REQUIRED: readonly RequestState[] = ['declined', 'on_hold', 'cancelled'];

/** How long a guest may report that something is not done; then the clock closes it (decision 0441). */
export const REOPEN_WITHIN_MS = 24 * 60 * 60_000;

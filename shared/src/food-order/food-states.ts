import type { FoodState } from '../api/orders/kitchen.ts';
import type { RequestState, ServiceRequest } from '../api/requests/request.ts';

/** States of an order without problems, in order. */
export const FOOD_STEPS = [
  'received',
  'accepted',
  'preparing',
  'ready',
  'served',
] as const satisfies readonly FoodState[];

/** Who moves a food order: its guest, or the kitchen. */
export type FoodMover = 'guest' | 'kitchen';

type Moves = Partial<Record<FoodState, readonly FoodMover[]>>;

const KITCHEN: readonly FoodMover[] = ['kitchen'];
const BOTH: readonly FoodMover[] = ['kitchen', 'guest'];

/** Transitions, and who may make them (docs/product.md#state-machines). Others are not allowed. */
const MOVES: Readonly<Record<FoodState, Moves>> = {
  received: { accepted: KITCHEN, asks: KITCHEN, refused: KITCHEN, cancelled: BOTH },
  accepted: { preparing: KITCHEN, ready: KITCHEN, asks: KITCHEN, refused: KITCHEN, cancelled: BOTH },
  preparing: { ready: KITCHEN, served: KITCHEN, asks: KITCHEN, cancelled: KITCHEN },
  // Back to preparing: marked by mistake, or it has to be made again.
  ready: { served: KITCHEN, preparing: KITCHEN, asks: KITCHEN, cancelled: KITCHEN },
  // Accepted by the kitchen: the guest does not answer, and gets the rest.
  asks: { accepted: BOTH, cancelled: KITCHEN },
  served: { preparing: KITCHEN, accepted: ['guest'] },
  refused: {},
  cancelled: {},
};

/** Whether someone may move a food order from one state to another. */
export const mayMoveFood = (from: FoodState, to: FoodState, mover: FoodMover): boolean =>
  MOVES[from][to]?.includes(mover) ?? false;

/** The state of an order's request in each state of the order. */
export const REQUEST_STATE_OF: Readonly<Record<FoodState, RequestState>> = {
  received: 'new',
  accepted: 'acknowledged',
  preparing: 'in_progress',
  ready: 'in_progress',
  served: 'done',
  asks: 'waiting_guest',
  refused: 'declined',
  cancelled: 'cancelled',
};

/** The events in a request's history that tell `ready` from `preparing`: both are work in progress for the request. */
export type FoodEvent = 'ready' | 'preparing';

const isFoodEvent = (kind: string | undefined): kind is FoodEvent => kind === 'ready' || kind === 'preparing';

const STATES: Readonly<Record<RequestState, FoodState>> = {
  new: 'received',
  needs_approval: 'received',
  on_hold: 'received',
  acknowledged: 'accepted',
  in_progress: 'preparing',
  waiting_guest: 'asks',
  done: 'served',
  closed: 'served',
  declined: 'refused',
  cancelled: 'cancelled',
};

/** The state of a food order, from its request: the only place where it is kept. */
export function foodState({ state, steps }: Pick<ServiceRequest, 'state' | 'steps'>): FoodState {
  if (state !== 'in_progress') return STATES[state];
  const entered = steps.findLastIndex((step) => step.state !== 'in_progress') + 1;
  const last = steps.slice(entered).findLast(({ event }) => isFoodEvent(event?.kind));
  return last?.event?.kind === 'ready' ? 'ready' : 'preparing';
}

/** Minutes that the kitchen chooses from when it accepts an order. */
export const FOOD_MINUTES = [10, 20, 30, 45] as const;

/** Minutes that the kitchen chooses from when it pauses. */
export const PAUSE_MINUTES = [15, 30, 60] as const;

/** A paused kitchen without an end takes orders for at least this much later. */
const PAUSED_OPEN_END_MS = 60 * 60_000;

/** A kitchen's break from new orders. */
interface Pause {
  /** ISO instant; null until someone resumes. */
  until: string | null;
}

/**
 * From when a paused kitchen takes orders for later, in milliseconds since 1970: from the end of the pause, or an hour
 * ahead when no end is set.
 */
export const orderableFrom = ({ until }: Pause, now: number): number =>
  until === null ? now + PAUSED_OPEN_END_MS : Date.parse(until);

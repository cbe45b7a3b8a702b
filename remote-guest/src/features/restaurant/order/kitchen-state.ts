import type { RequestState, ServiceRequest } from '@bellkey/shared/api';

/** How far an order is, as a guest reads it. */
export type KitchenState = (typeof KITCHEN_STEPS)[number] | 'asks' | 'refused' | 'cancelled';

/** The way of an order that goes well. */
export const KITCHEN_STEPS = ['received', 'accepted', 'preparing', 'served'] as const;

const states: Record<RequestState, KitchenState> = {
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

/** Where the kitchen is with an order, by the request that carries it. */
export const kitchenState = (request: ServiceRequest | undefined): KitchenState =>
  request ? states[request.state] : 'received';

/** Why the kitchen refused an order, in its own words; null where it did not or gave no reason. */
export const refusalReason = (request: ServiceRequest | undefined): string | null =>
  request?.steps.findLast(({ state }) => state === 'declined')?.reason ?? null;

const steps: readonly KitchenState[] = KITCHEN_STEPS;

/** The place of a state in {@link KITCHEN_STEPS}; -1 where it is none of them. */
export const stepOf = (state: KitchenState): number => steps.indexOf(state);

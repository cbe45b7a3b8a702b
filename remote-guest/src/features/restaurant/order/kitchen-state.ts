import type { RequestState, ServiceRequest } from '@bellkey/shared/api';

/** Progress of an order, for the guest. */
export type KitchenState = (typeof KITCHEN_STEPS)[number] | 'asks' | 'refused' | 'cancelled';

/** The states of an order without problems, in order. */
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

/** State of an order in the kitchen, from its request. */
export const kitchenState = (request: ServiceRequest | undefined): KitchenState =>
  request ? states[request.state] : 'received';

/** Why the kitchen refused an order, in its own words; null if it did not, or gave no reason. */
export const refusalReason = (request: ServiceRequest | undefined): string | null =>
  request?.steps.findLast(({ state }) => state === 'declined')?.reason ?? null;

const steps: readonly KitchenState[] = KITCHEN_STEPS;

/** Index of a state in {@link KITCHEN_STEPS}; -1 for any other. */
export const stepOf = (state: KitchenState): number => steps.indexOf(state);

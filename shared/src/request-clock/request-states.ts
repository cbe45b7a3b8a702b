import type { RequestState } from '../api/request.ts';

/** Staff still have to do something about a request in one of these states. */
export const OPEN_STATES = [
  'new',
  'acknowledged',
  'in_progress',
  'needs_approval',
  'waiting_guest',
  'on_hold',
] as const satisfies readonly RequestState[];

/** The clock pauses while the property is not the one who is awaited. */
export const PAUSED_STATES: readonly RequestState[] = ['waiting_guest', 'on_hold'];

/**
 * States out of which a guest may take a request back: staff have not begun with it
 * (docs/product.md#state-machines).
 */
export const GUEST_CANCELLABLE: readonly RequestState[] = ['new', 'acknowledged', 'needs_approval'];

/** Whether staff still have to do something about a request in this state. */
export const isOpen = (state: RequestState): boolean =>
  (OPEN_STATES as readonly RequestState[]).includes(state);

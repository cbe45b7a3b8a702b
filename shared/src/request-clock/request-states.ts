import type { RequestState, RequestStep, ServiceRequest } from '../api/requests/request.ts';

/** Staff still have work to do on a request in one of these states. */
export const OPEN_STATES = [
  'new',
  'acknowledged',
  'in_progress',
  'needs_approval',
  'waiting_guest',
  'on_hold',
] as const satisfies readonly RequestState[];

/** The clock pauses while someone other than the property has to act. */
export const PAUSED_STATES: readonly RequestState[] = ['waiting_guest', 'on_hold'];

/** States in which a guest may cancel a request: staff have not started it (docs/product.md#state-machines). */
export const GUEST_CANCELLABLE: readonly RequestState[] = ['new', 'acknowledged', 'needs_approval'];

/** Whether staff still have work to do on a request in this state. */
export const isOpen = (state: RequestState): boolean =>
  (OPEN_STATES as readonly RequestState[]).includes(state);

/**
 * Whether a guest may cancel a request now. Food that has been served once is not cancelled, even when its guest
 * reported a problem and the kitchen has not begun again: dishes cannot be sent back for free by the same press.
 */
export const isGuestCancellable = ({
  state,
  priority,
  food,
  steps,
}: Pick<ServiceRequest, 'state' | 'priority' | 'food'> & {
  steps: readonly Pick<RequestStep, 'state'>[];
}): boolean =>
  GUEST_CANCELLABLE.includes(state) &&
  priority !== 'emergency' &&
  !(food && steps.some((step) => step.state === 'done'));

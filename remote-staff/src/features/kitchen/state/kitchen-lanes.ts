import type { FoodState, KitchenTicket } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';

/** Parts of the kitchen's screen, in their order. */
export const LANES = ['new', 'going', 'ready', 'asked', 'later', 'served'] as const;
export type Lane = (typeof LANES)[number];

/** An order for later joins the others this long before its time. */
const LATER_MS = 45 * 60_000;

const LANE_OF: Readonly<Partial<Record<FoodState, Lane>>> = {
  received: 'new',
  accepted: 'going',
  preparing: 'going',
  ready: 'ready',
  asks: 'asked',
  served: 'served',
};

/** When an order for later is wanted, as an ISO instant; null for as soon as possible. */
export const wantedAt = ({ request, order }: KitchenTicket): string | null =>
  order?.serveAt ?? request.schedule?.at ?? null;

/** Sorts orders into lanes, the oldest first; those for later by their time. Finished ones are left out. */
export function kitchenLanes(tickets: readonly KitchenTicket[], now: number): Record<Lane, KitchenTicket[]> {
  const lanes: Record<Lane, KitchenTicket[]> = {
    new: [],
    going: [],
    ready: [],
    asked: [],
    later: [],
    served: [],
  };
  for (const ticket of tickets) {
    const state = foodState(ticket.request);
    const wanted = wantedAt(ticket);
    const isLater = wanted !== null && Date.parse(wanted) - now > LATER_MS;
    const waits = state === 'received' || state === 'accepted';
    const lane = isLater && waits ? 'later' : LANE_OF[state];
    if (lane) lanes[lane].push(ticket);
  }
  lanes.later.sort((a, b) => (wantedAt(a) ?? '').localeCompare(wantedAt(b) ?? ''));
  return lanes;
}

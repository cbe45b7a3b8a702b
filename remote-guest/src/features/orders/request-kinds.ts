import type { Order, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';

/** The filters of the list. */
export const REQUEST_FILTERS = ['all', 'requests', 'food', 'bookings'] as const;
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

/** A request with its order. */
export interface ListedRequest {
  request: ServiceRequest;
  order: Order | null;
}

/** Details that only bookings have: a day, or a number of people. */
const BOOKED_SLOTS: readonly string[] = ['date', 'dates', 'party', 'pax', 'people'];

/** Food has an order; a booking is planned for a time, or has a day or a number of people. */
function kindOf({ request, order }: ListedRequest): Exclude<RequestFilter, 'all'> {
  if (order) return 'food';
  const booked = request.schedule || request.details?.some(({ slot }) => BOOKED_SLOTS.includes(slot));
  return booked ? 'bookings' : 'requests';
}

/** A guest's requests, the newest first, in two groups: open and finished. */
export interface RequestGroups {
  active: readonly ListedRequest[];
  past: readonly ListedRequest[];
}

/** Sorts requests into the groups of the page. */
export function groupRequests(
  requests: Iterable<ServiceRequest>,
  orders: Iterable<Order>,
  filter: RequestFilter,
): RequestGroups {
  const byRequest = new Map([...orders].map((order) => [order.requestId, order]));
  const listed = [...requests]
    .map((request) => ({ request, order: byRequest.get(request.id) ?? null }))
    .filter((one) => filter === 'all' || kindOf(one) === filter)
    .sort((a, b) => b.request.createdAt.localeCompare(a.request.createdAt));
  return {
    active: listed.filter(({ request }) => isOpen(request.state)),
    past: listed.filter(({ request }) => !isOpen(request.state)),
  };
}

import type { KitchenTicket, KitchenView, Order, RequestState, ServiceRequest } from '@bellkey/shared/api';
import { requestFixture } from './request-fixture.ts';

/** An order for tests: a club sandwich without mayo and two lattes with oat milk, for Table 4. */
export function orderFixture(overrides: Partial<Order> = {}): Order {
  const line = { ageRestricted: false, trouble: null, note: null, options: [], refusal: null };
  return {
    id: 'o1',
    no: 41,
    conversationId: 'c1',
    place: { id: 't4', label: 'Table 4', kind: 'table' },
    state: 'submitted',
    currency: 'EUR',
    totalCents: 2510,
    payment: 'on_delivery',
    payments: ['on_delivery'],
    allergy: null,
    allergyAcknowledged: false,
    requestId: 'r1',
    submittedAt: '2026-03-15T09:00:00.000Z',
    serveAt: null,
    lines: [
      {
        ...line,
        id: 'l1',
        itemId: 'club',
        name: 'Club sandwich',
        quantity: 1,
        unitCents: 1650,
        note: 'no mayo',
      },
      {
        ...line,
        id: 'l2',
        itemId: 'latte',
        name: 'Latte',
        quantity: 2,
        unitCents: 430,
        options: [{ groupId: 'milk', choiceId: 'oat', name: 'Oat milk', priceCents: 50 }],
      },
    ],
    ...overrides,
  };
}

/** The order of {@link orderFixture} with its request in a state. */
export function ticketFixture(
  state: RequestState = 'new',
  { order, request }: { order?: Partial<Order> | null; request?: Partial<ServiceRequest> } = {},
): KitchenTicket {
  return {
    request: requestFixture({
      service: 'roomService',
      title: 'Food order',
      quantity: null,
      place: { id: 't4', label: 'Table 4', kind: 'table' },
      department: { key: 'kitchen', name: 'Kitchen' },
      promisedAt: '2199-03-15T09:35:00.000Z',
      acknowledgeBy: '2199-03-15T09:03:00.000Z',
      state,
      ...request,
    }),
    order: order === null ? null : orderFixture(order),
  };
}

/** The kitchen's screen with these orders. */
export const kitchenFixture = (
  tickets: KitchenTicket[] = [ticketFixture()],
  overrides: Partial<KitchenView> = {},
): KitchenView => ({
  tickets,
  pause: null,
  soldOut: [],
  department: { key: 'kitchen', name: 'Kitchen' },
  mayRun: true,
  ...overrides,
});

import type { MenuItem, Order, OrderLine } from '@bellkey/shared/api';

/** A dish that is served all day, for this remote's tests. */
export function sampleDish(change: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'soup',
    name: 'Tomato soup',
    description: '',
    priceCents: 900,
    allergens: [],
    diets: [],
    ageRestricted: false,
    optionGroups: [],
    category: { id: 'all', name: 'All day' },
    served: null,
    state: 'available',
    ...change,
  };
}

/** A line of one tomato soup. */
export function sampleLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 'line-1',
    itemId: 'soup',
    name: 'Tomato soup',
    quantity: 1,
    unitCents: 900,
    options: [],
    note: null,
    ageRestricted: false,
    trouble: null,
    ...change,
  };
}

/** A cart with one tomato soup. */
export function sampleOrder(change: Partial<Order> = {}): Order {
  const lines = change.lines ?? [sampleLine()];
  return {
    id: 'order-1',
    no: 0,
    conversationId: 'conversation-1',
    place: { id: 'place-204', label: 'Room 204', kind: 'room' },
    state: 'draft',
    lines,
    currency: 'EUR',
    totalCents: lines.reduce((cents, { unitCents, quantity }) => cents + unitCents * quantity, 0),
    payment: null,
    payments: ['on_delivery'],
    allergy: null,
    allergyAcknowledged: false,
    requestId: null,
    submittedAt: null,
    serveAt: null,
    ...change,
  };
}

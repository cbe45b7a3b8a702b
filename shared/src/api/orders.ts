import { z } from 'zod';
import { ById, Id, InProperty, Instant } from './fields.ts';

const Cents = z.int().min(0).describe('integer minor units of the property’s currency');

/** An option of a dish, such as `Oat milk`, and its surcharge. */
export const MenuChoice = z
  .object({ id: Id, name: z.string(), priceCents: Cents })
  .meta({ id: 'MenuChoice' });
export type MenuChoice = z.infer<typeof MenuChoice>;

/** What can or must be chosen with a dish: between `min` and `max` of the choices. */
export const OptionGroup = z
  .object({
    id: Id,
    name: z.string(),
    min: z.int().min(0),
    max: z.int().min(1),
    choices: z.array(MenuChoice),
  })
  .meta({ id: 'OptionGroup' });
export type OptionGroup = z.infer<typeof OptionGroup>;

export const MenuItem = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    priceCents: Cents,
    allergens: z.array(z.string()),
    diets: z.array(z.string()),
    ageRestricted: z.boolean(),
    optionGroups: z.array(OptionGroup),
    category: z.object({ id: Id, name: z.string() }),
    served: z
      .object({ from: z.string(), until: z.string() })
      .nullable()
      .describe('HH:MM in the property’s time zone; null when it is served all day'),
    state: z.enum(['available', 'sold-out', 'not-now']),
  })
  .meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof MenuItem>;

export const OrderOption = z
  .object({ groupId: Id, choiceId: Id, name: z.string(), priceCents: Cents })
  .meta({ id: 'OrderOption' });
export type OrderOption = z.infer<typeof OrderOption>;

export const OrderLine = z
  .object({
    id: Id,
    itemId: Id,
    name: z.string(),
    quantity: z.int().min(1).max(20),
    unitCents: Cents.describe('with its options'),
    options: z.array(OrderOption),
    note: z.string().nullable(),
    ageRestricted: z.boolean(),
    trouble: z
      .string()
      .nullable()
      .describe('why the line cannot be ordered now, as sold-out or not-now; null when it can'),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof OrderLine>;

/** A cart that the guest has not confirmed yet (`draft`), or an order with the kitchen. */
export const Order = z
  .object({
    id: Id,
    no: z.int(),
    conversationId: Id,
    place: z.object({ id: Id, label: z.string(), kind: z.enum(['room', 'table', 'area', 'lobby']) }),
    state: z.enum(['draft', 'submitted', 'discarded']),
    lines: z.array(OrderLine),
    currency: z.string().length(3),
    totalCents: Cents.describe('tax included; nothing is added to it'),
    payment: z.enum(['room', 'on_delivery']).nullable(),
    payments: z
      .array(z.enum(['room', 'on_delivery']))
      .describe('how this guest may pay; only a verified guest may charge to the room'),
    allergy: z.string().nullable().describe('what the guest said about an allergy, in their words'),
    allergyAcknowledged: z.boolean().describe('whether the kitchen has read it'),
    requestId: Id.nullable().describe('the request that carries a submitted order'),
    submittedAt: z.iso.datetime().nullable(),
    serveAt: Instant.nullish().describe('when the guest wants it; null for as soon as possible'),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** One change of a cart line. */
export const CartChange = z.object({
  itemId: Id,
  quantity: z.int().min(0).max(20).describe('0 removes the line'),
  choices: z
    .array(z.object({ groupId: Id, choiceId: Id }))
    .max(20)
    .optional(),
  note: z.string().trim().max(140).nullable().optional(),
  lineId: Id.optional().describe(
    'the line to change, or the id of a new line; found by dish, choices and note when absent',
  ),
  ahead: z.boolean().optional().describe('put a dish in that is not served now, to order it for later'),
});

/** Menu, cart and orders. */
export const orderOperations = {
  'GET /api/guest/menu': {
    summary: 'Get the menu as it is served now, sold-out items included',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ currency: z.string(), items: z.array(MenuItem) }),
    problems: ['no-session', 'session-expired'],
  },
  'GET /api/guest/orders': {
    summary: 'List the cart and the orders of this conversation',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ orders: z.array(Order) }),
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/cart': {
    summary: 'Change the cart; nothing is ordered until the guest confirms',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    body: z
      .object({
        changes: z.array(CartChange).max(20).describe('may be empty when the allergy changes'),
        allergy: z.string().trim().max(200).nullable().optional(),
      })
      .refine(({ changes, allergy }) => changes.length > 0 || allergy !== undefined, 'Nothing is changed.'),
    status: 200,
    roundTrips: 2,
    response: Order,
    problems: ['no-session', 'session-expired', 'not-found', 'not-orderable', 'bad-input'],
  },
  'POST /api/guest/orders/{id}/confirm': {
    summary: 'Order the cart at the total that the guest saw',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({
      totalCents: Cents.describe('the total that the guest saw'),
      payment: z.enum(['room', 'on_delivery']),
      at: Instant.optional().describe('when it is wanted; as soon as possible when absent'),
    }),
    status: 200,
    roundTrips: 3,
    response: Order,
    problems: [
      'no-session',
      'session-expired',
      'not-found',
      'order-changed',
      'payment-not-allowed',
      'time-not-possible',
      'not-orderable',
      'rate-limited',
    ],
  },
  'POST /api/guest/orders/{id}/discard': {
    summary: 'Empty the cart',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    status: 200,
    roundTrips: 2,
    response: Order,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
  'GET /api/staff/orders/by-request/{id}': {
    summary: 'Get the order of a request: lines, total, payment, allergy',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'read-requests',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: Order,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/orders/{id}/allergy': {
    summary: 'Confirm that the kitchen has read the allergy note; required before the order is accepted',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: Order,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;

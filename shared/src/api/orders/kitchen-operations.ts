import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { DishAnswer, FoodState, KitchenTicket, KitchenView } from './kitchen.ts';
import { Cents, Order } from './orders.ts';

const OfKitchen = {
  tag: 'kitchen',
  auth: 'staff',
  may: 'work-requests',
  demo: true,
  query: InProperty,
} as const;

/** The kitchen: where food orders are, dishes that have run out, and pauses. */
export const kitchenOperations = {
  'GET /api/staff/kitchen': {
    ...OfKitchen,
    summary: 'Get the kitchen’s screen: open food orders, a pause, sold-out dishes',
    status: 200,
    roundTrips: 2,
    response: KitchenView,
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/kitchen/{id}/move': {
    ...OfKitchen,
    summary: 'Move the food order of a request: accept it with an estimate, prepare, ready, served, refuse',
    idempotent: true,
    params: ById,
    body: z.object({
      to: FoodState,
      minutes: z.int().min(1).max(240).optional().describe('the kitchen’s estimate, when it accepts'),
      reason: z
        .string()
        .trim()
        .max(300)
        .optional()
        .describe('the guest reads it; required to refuse or cancel'),
    }),
    status: 200,
    roundTrips: 4,
    response: KitchenTicket,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'illegal-transition',
      'allergy-not-read',
      'reason-required',
    ],
  },
  'POST /api/staff/kitchen/{id}/refuse-dishes': {
    ...OfKitchen,
    summary: 'Ask the guest to swap or leave out dishes that have run out; the rest of the order stays',
    idempotent: true,
    params: ById,
    body: z.object({ lineIds: z.array(Id).min(1).max(20) }),
    status: 200,
    roundTrips: 2,
    response: KitchenTicket,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'illegal-transition',
      'allergy-not-read',
      'bad-input',
    ],
  },
  'PUT /api/staff/kitchen/pause': {
    ...OfKitchen,
    summary:
      'Pause the kitchen, for some minutes or until it is resumed, or resume it; guests read the estimate',
    body: z.object({
      pause: z
        .object({ minutes: z.int().min(1).max(480).nullable().describe('null: until it is resumed') })
        .nullable()
        .describe('null: resume'),
    }),
    status: 200,
    roundTrips: 2,
    response: z.object({ pause: KitchenView.shape.pause }),
    problems: ['unauthenticated', 'forbidden', 'not-found', 'kitchen-only'],
  },
  'PUT /api/staff/kitchen/dishes/{id}': {
    ...OfKitchen,
    summary: 'Mark a dish sold out, until a time or until a person says so, or bring it back',
    params: ById,
    body: z.object({ soldOut: z.boolean(), until: Instant.nullable().default(null) }),
    status: 200,
    roundTrips: 4,
    response: z.object({ soldOut: KitchenView.shape.soldOut }),
    problems: ['unauthenticated', 'forbidden', 'not-found', 'kitchen-only', 'bad-input'],
  },
  'POST /api/guest/orders/{id}/answer': {
    summary: 'Swap or leave out the dishes that the kitchen has run out of, at the total that the guest saw',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({
      answers: z.array(DishAnswer).min(1).max(20).describe('one for every dish that the kitchen asks about'),
      totalCents: Cents.describe('the total that the guest saw'),
    }),
    status: 200,
    roundTrips: 2,
    response: Order,
    problems: [
      'no-session',
      'session-expired',
      'not-found',
      'no-offer',
      'order-changed',
      'not-orderable',
      'bad-input',
    ],
  },
} as const;

import { z } from 'zod';
import { ById, Instant } from '../platform/fields.ts';
import { Cents, Order } from './orders.ts';
import { Tab, TabName } from './tab.ts';

const OfGuest = { tag: 'guest', auth: 'guest', may: 'guest' } as const;
const write = { ...OfGuest, idempotent: true, status: 200, roundTrips: 4 } as const;
const OneTab = z.object({ tab: Tab });

/** Ordering together at a table or in a room. */
export const tabOperations = {
  'GET /api/guest/tab': {
    ...OfGuest,
    summary: 'Get the tab in which this guest orders together with others; null without one',
    status: 200,
    roundTrips: 1,
    response: z.object({ tab: Tab.nullable() }),
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/tab': {
    ...write,
    summary: 'Open a tab, to order together with others at this place; the open one if there is one',
    body: z.object({ name: TabName }),
    response: OneTab,
    problems: ['no-session', 'session-expired', 'not-found', 'rate-limited'],
  },
  'POST /api/guest/tab/join': {
    ...write,
    summary: 'Join the tab of a share code at this place',
    body: z.object({
      shareCode: z
        .string()
        .trim()
        .min(1)
        .max(20)
        .regex(/^[0-9A-Za-z\s-]*$/),
      name: TabName,
    }),
    response: OneTab,
    problems: [
      'no-session',
      'session-expired',
      'not-found',
      'malformed-code',
      'unknown-share-code',
      'in-another-tab',
      'tab-full',
      'rate-limited',
    ],
  },
  'POST /api/guest/tab/leave': {
    ...write,
    summary: 'Leave the tab with one’s own cart; when its owner leaves, it is closed for all',
    response: z.object({ tab: z.null() }),
    problems: ['no-session', 'session-expired', 'no-tab'],
  },
  'POST /api/guest/tab/guests/{id}/remove': {
    ...write,
    summary: 'Remove a guest from the tab that one owns; the share code changes',
    params: ById,
    response: OneTab,
    problems: ['no-session', 'session-expired', 'no-tab', 'tab-owner-only', 'not-found'],
  },
  'POST /api/guest/tab/confirm': {
    ...write,
    summary: 'Order the carts of all guests of the tab as one, at the total that its owner saw',
    body: z.object({
      totalCents: Cents.describe('the total of all carts that the owner saw'),
      revision: z
        .string()
        .regex(/^[\w-]{16}$/)
        .optional()
        .describe(
          'of the tab that the owner saw: refused after a change of dishes or allergies at the same total',
        ),
      payment: z.enum(['room', 'on_delivery']),
      at: Instant.optional().describe('when it is wanted; as soon as possible when absent'),
    }),
    response: Order,
    problems: [
      'no-session',
      'session-expired',
      'not-found',
      'no-tab',
      'tab-owner-only',
      'order-changed',
      'payment-not-allowed',
      'time-not-possible',
      'kitchen-paused',
      'kitchen-closed',
      'not-orderable',
      'rate-limited',
    ],
  },
} as const;

import type { OperationKey } from '@bellkey/shared/api';
import { bodyFor } from '../operation-bodies.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { Guest, Staff } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';

/** The hotel that is tried, and its people. */
export interface Tried {
  stage: Stage;
  hotel: SmallHotel;
  guest: Guest;
  /** Ids that exist, by the path segment before them. */
  known: Readonly<Record<string, string>>;
}

/** What a valid call of an operation names at the moment: the id in its path, and its body. */
export interface Prerequisite {
  id?: string;
  body?: unknown;
}

/** Makes what an operation needs. */
export type Prepare = (tried: Tried & { manager: Staff }) => Promise<Prerequisite>;

const IN_A_MONTH = () => new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();

/** A request of the guest that no one has touched. */
async function raised(
  { manager, guest }: Tried & { manager: Staff },
  more: object = {},
  service = 'towels',
): Promise<string> {
  const { body } = await manager.call('POST /api/staff/requests', {
    body: { service, placeId: 'room-204', conversationId: guest.conversationId, ...more },
  });
  return body.id;
}

async function movedTo(tried: Tried & { manager: Staff }, ...states: string[]): Promise<string> {
  const id = await raised(tried);
  for (const to of states)
    await tried.manager.call(`POST /api/staff/requests/${id}/transition`, { body: { to, reason: 'Soon.' } });
  return id;
}

/** The guest's cart, with one dish. */
async function cartOf({ guest, hotel }: Tried): Promise<{ id: string; totalCents: number }> {
  return (await guest.call('POST /api/guest/cart', { body: bodyFor('POST /api/guest/cart', hotel) })).body;
}

async function ordered(tried: Tried): Promise<{ id: string; requestId: string }> {
  const { id, totalCents } = await cartOf(tried);
  const body = { totalCents, payment: 'on_delivery' };
  return (await tried.guest.call(`POST /api/guest/orders/${id}/confirm`, { body })).body;
}

const scheduled: Prepare = async (tried) => ({
  id: await raised(tried, { at: IN_A_MONTH() }),
  body: { at: IN_A_MONTH() },
});

/** How what operations on requests and orders need is made. */
export const requestPrerequisites: Readonly<Partial<Record<OperationKey, Prepare>>> = {
  'POST /api/staff/requests/{id}/transition': async (tried) => ({ id: await raised(tried) }),
  'POST /api/staff/requests/{id}/schedule': async (tried) => ({
    id: await raised(tried),
    body: { kind: 'at', at: IN_A_MONTH() },
  }),
  'PUT /api/staff/requests/{id}/recurrence': async (tried) => ({
    ...(await scheduled(tried)),
    body: { every: null },
  }),
  'POST /api/staff/requests/{id}/merge': async (tried) => ({
    id: await raised(tried),
    body: { into: await raised(tried) },
  }),
  'POST /api/staff/requests/{id}/notes': async (tried) => ({ id: await raised(tried) }),
  'POST /api/staff/requests/{id}/take-back': async (tried) => ({ id: await movedTo(tried, 'acknowledged') }),
  'PUT /api/staff/requests/{id}/place': async (tried) => ({ id: await raised(tried) }),
  'POST /api/guest/requests/{id}/schedule': scheduled,
  'POST /api/staff/requests/{id}/offer': async (tried) => ({ id: await raised(tried, {}, 'lateCheckout') }),
  'POST /api/guest/requests/{id}/offer': async (tried) => {
    const id = await raised(tried, {}, 'lateCheckout');
    await tried.manager.call(`POST /api/staff/requests/${id}/offer`, { body: { text: '13:00 instead' } });
    return { id, body: { accept: true } };
  },
  'PUT /api/staff/requests/{id}/assignee': async (tried) => ({ id: await raised(tried) }),
  'POST /api/guest/requests/{id}/cancel': async (tried) => ({ id: await raised(tried) }),
  'POST /api/guest/requests/{id}/reopen': async (tried) => ({
    id: await movedTo(tried, 'acknowledged', 'in_progress', 'done'),
  }),
  'POST /api/guest/requests/{id}/rating': async (tried) => ({
    id: await movedTo(tried, 'acknowledged', 'in_progress', 'done'),
    body: { stars: 5 },
  }),
  'POST /api/guest/orders/{id}/confirm': async (tried) => {
    const { id, totalCents } = await cartOf(tried);
    return { id, body: { totalCents, payment: 'on_delivery' } };
  },
  'POST /api/guest/orders/{id}/discard': async (tried) => ({ id: (await cartOf(tried)).id }),
  'GET /api/staff/orders/by-request/{id}': async (tried) => ({ id: (await ordered(tried)).requestId }),
  'POST /api/staff/orders/{id}/allergy': async (tried) => {
    await cartOf(tried);
    await tried.guest.call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    return { id: (await ordered(tried)).id };
  },
};

import { z } from 'zod';
import { ById, Id } from './fields.ts';
import { BrowserSubscription } from './notifications.ts';

/** In how many browsers a guest can be notified of their requests. */
export const MAX_GUEST_DEVICES = 3;

const GuestDevice = z.object({ id: Id, endpoint: z.string() });

/** How a guest is notified of their requests while the page is closed. */
export const guestNotificationOperations = {
  'GET /api/guest/notifications': {
    summary: 'Get in which browsers the guest is notified of their requests while the page is closed',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({
      publicKey: z.string().describe('what the browser subscribes with (VAPID)'),
      devices: z.array(GuestDevice),
    }),
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/notifications/devices': {
    summary: 'Tell the guest of their requests in this browser, until the visit ends',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    body: BrowserSubscription,
    status: 201,
    roundTrips: 3,
    response: GuestDevice,
    problems: ['no-session', 'session-expired', 'bad-input', 'settings-full', 'rate-limited'],
  },
  'DELETE /api/guest/notifications/devices/{id}': {
    summary: 'Tell the guest nothing more in a browser',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    params: ById,
    status: 204,
    roundTrips: 2,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
} as const;

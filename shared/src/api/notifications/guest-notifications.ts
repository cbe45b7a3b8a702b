import { z } from 'zod';
import { ById, Id, Instant } from '../platform/fields.ts';
import { BrowserSubscription } from './notifications.ts';

/** In how many browsers a guest can be notified of their requests. */
export const MAX_GUEST_DEVICES = 3;

const GuestDevice = z.object({ id: Id, endpoint: z.string() });

/** Digits of the code that confirms an address, and how often another one may be typed. */
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_TRIES = 3;
/** How long a code confirms its address. */
export const EMAIL_CODE_MINUTES = 10;
/**
 * E-mails with codes within a day: of one guest session, to one address from all properties, and of one property. With
 * them no stranger can fill the mailbox of another.
 */
export const EMAIL_CODES_PER_DAY = { session: 6, address: 3, property: 300 } as const;
/** E-mails about requests within a day: to one guest session, to one address, and of one property. */
export const GUEST_EMAILS_PER_DAY = { session: 30, address: 60, property: 3000 } as const;

const GuestEmail = z.object({
  address: z.string(),
  state: z.enum(['unconfirmed', 'confirmed']),
  codeEndsAt: Instant.nullable().describe(
    'until when the code that was sent confirms it; null once confirmed',
  ),
});

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
      hasEmail: z.boolean().optional().describe('whether e-mail can be sent; absent from an older API'),
      email: GuestEmail.nullish().describe('the address that they left; absent from an older API'),
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
  'PUT /api/guest/notifications/email': {
    summary: 'Leave an address for e-mails about this visit; sends it a code, with which it is confirmed',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    body: z.object({
      address: z.email('Type your e-mail address, as name@mail.com.').max(254),
      agreed: z.literal(true).describe('the guest agrees to get e-mails about this visit'),
    }),
    status: 200,
    roundTrips: 2,
    response: GuestEmail.omit({ address: true }),
    problems: ['no-session', 'session-expired', 'bad-input', 'no-email', 'rate-limited'],
  },
  'POST /api/guest/notifications/email/confirmation': {
    summary: 'Confirm the address with the code that was sent to it',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    body: z.object({ code: z.string().max(20).describe('six digits') }),
    status: 200,
    roundTrips: 2,
    response: z.object({
      confirmed: z.boolean(),
      triesLeft: z.int().min(0).describe('0: this code confirms nothing any more'),
    }),
    problems: ['no-session', 'session-expired', 'bad-input', 'not-found'],
  },
  'DELETE /api/guest/notifications/email': {
    summary: 'Delete the address for e-mails about this visit',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 204,
    roundTrips: 1,
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest-emails/stop': {
    summary:
      'Delete the address that an e-mail about a visit was sent to; the same whether or not it was there',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    body: z.object({ property: Id, token: z.string().max(100).describe('as the link of the e-mail has it') }),
    status: 204,
    roundTrips: 3,
    problems: ['bad-input', 'rate-limited'],
  },
} as const;

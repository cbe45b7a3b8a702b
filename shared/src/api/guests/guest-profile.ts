import { z } from 'zod';
import { Assurance } from '../access/guest-session.ts';
import { Message } from '../conversations/conversation.ts';
import { Order } from '../orders/orders.ts';
import { ById, Id, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { Place, PropertySummary } from '../property/property.ts';
import { ServiceRequest } from '../requests/request.ts';

const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What guests enter about themselves. */
export const GuestPreferences = z
  .object({
    name: z.string().trim().max(80).nullable().describe('as they would like to be called'),
    language: z.enum(['en', 'pt', 'es', 'de', 'fr', 'it']).nullable(),
    quiet: z
      .object({ from: WallTime, until: WallTime })
      .nullable()
      .describe('when they would not like to be disturbed, by the property’s clocks'),
    allergies: z.string().trim().max(200).nullable().describe('in their words; added to each new food order'),
    marketing: z.boolean().describe('whether the property may write to them after the visit'),
  })
  .meta({ id: 'GuestPreferences' });
export type GuestPreferences = z.infer<typeof GuestPreferences>;

/** What a property knows about one guest, without what is for staff only. */
export const GuestProfile = z
  .object({
    id: Id.describe('of the guest’s conversation'),
    property: PropertySummary.pick({ name: true, slug: true, brand: true }).partial({ slug: true }),
    place: Place,
    assurance: Assurance,
    scannedAt: Instant,
    expiresAt: Instant.describe('when the session ends, unless it is used'),
    conversationSince: Instant,
    counts: z.object({ messages: z.int(), requests: z.int(), orders: z.int() }),
    preferences: GuestPreferences,
    marketingAt: Instant.nullable().describe('when consent was last given or withdrawn'),
    changedAt: Instant.nullable().describe('when the guest last changed it; null: never'),
    erasureAskedAt: Instant.nullable(),
  })
  .meta({ id: 'GuestProfile' });
export type GuestProfile = z.infer<typeof GuestProfile>;

/** A guest's own profile. Any other id answers as one that does not exist. */
export const guestProfileOperations = {
  'GET /api/guest/profile/{id}': {
    summary: 'Get what the property knows about this guest',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    params: ById,
    status: 200,
    roundTrips: 1,
    response: GuestProfile,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
  'PUT /api/guest/profile/{id}': {
    summary: 'Change preferences and consents; staff see in the conversation what changed',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: GuestPreferences.extend({ name: nameSchema(80, 0).nullable() }),
    status: 200,
    roundTrips: 2,
    response: GuestProfile,
    problems: ['no-session', 'session-expired', 'not-found', 'rate-limited'],
  },
  'GET /api/guest/profile/{id}/export': {
    summary: 'Export everything that the property knows about this guest',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    params: ById,
    status: 200,
    roundTrips: 1,
    response: z.object({
      exportedAt: Instant,
      profile: GuestProfile,
      messages: z.array(Message),
      requests: z.array(ServiceRequest),
      orders: z.array(Order),
      email: z.string().nullish().describe('the address for e-mails of this visit; absent from an older API'),
    }),
    problems: ['no-session', 'session-expired', 'not-found'],
  },
  'POST /api/guest/profile/{id}/erasure': {
    summary: 'Ask staff to delete what the property knows about this guest',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    status: 200,
    roundTrips: 2,
    response: GuestProfile,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
} as const;

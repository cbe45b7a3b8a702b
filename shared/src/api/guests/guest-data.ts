import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';

/** The fewest and most days that a property may keep guests' messages. A guest session lasts 14 days at most. */
export const RETENTION_DAYS = { least: 14, most: 1095 } as const;
/** Retention of a property that has not set it, as the privacy notice says: twelve months. */
export const STANDARD_RETENTION_DAYS = 365;

const Days = z
  .int()
  .min(RETENTION_DAYS.least, `At least ${RETENTION_DAYS.least} days.`)
  .max(RETENTION_DAYS.most, `At most ${RETENTION_DAYS.most} days.`);

const retentionDays = {
  conversationDays: Days.describe('after the last message: a conversation with all that belongs to it'),
  requestDays: Days.describe('what people wrote in requests without a conversation'),
  eventDays: Days.describe('the log of events, stored answers and messages to staff'),
};

/** How long a property keeps guests' messages. */
export const Retention = z
  .object({ ...retentionDays, version: z.int().describe('0 until something was set') })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

/** What was erased: kinds and counts, no content. */
export const Erasure = z
  .object({
    id: Id,
    at: Instant,
    by: z.string().nullable().describe('name of the member at that time; null when retention erased it'),
    conversationId: z.string().nullable(),
    counts: z.record(z.string(), z.int()),
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof Erasure>;

const Rows = z.array(z.record(z.string(), z.unknown()));

/** Everything that a property keeps about one guest: one session, from scanning a code on. */
export const GuestData = z
  .object({
    exportedAt: Instant,
    property: z.string(),
    session: z.record(z.string(), z.unknown()),
    conversation: z.record(z.string(), z.unknown()),
    notes: z.record(z.string(), z.unknown()).nullable().describe('what staff noted: VIP, complaint, nights'),
    profile: z.record(z.string(), z.unknown()).nullable().describe('what they said about themselves'),
    registration: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('what they sent before arrival; absent from an older API'),
    email: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('the address that they left for e-mails of this visit; absent from an older API'),
    messages: Rows.describe('with internal notes'),
    photos: Rows.optional().describe('their photos, each as a data address; absent from an older API'),
    requests: Rows.describe('with their steps'),
    orders: Rows.describe('with their lines'),
    together: Rows.optional().describe(
      'when they ordered together with others: their name there, and their lines of others’ orders; absent from an older API',
    ),
    alarms: Rows,
    drafts: Rows.describe('answers that the assistant proposed to staff'),
    questions: Rows.describe('questions without an answer'),
  })
  .meta({ id: 'GuestData' });
export type GuestData = z.infer<typeof GuestData>;

const access = { tag: 'guest data', auth: 'staff', may: 'manage-guest-data', query: InProperty } as const;

/** Export, erasure and retention of a property's guest data. */
export const guestDataOperations = {
  'GET /api/staff/conversations/{id}/data': {
    ...access,
    summary: 'Get everything that the property keeps about the guest of a conversation',
    params: ById,
    status: 200,
    roundTrips: 1,
    response: GuestData,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/conversations/{id}/erasure': {
    ...access,
    summary: 'Erase everything about the guest of a conversation; refused while a request or alarm is open',
    params: ById,
    status: 200,
    roundTrips: 3,
    response: Erasure,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'guest-still-served'],
  },
  'GET /api/staff/erasures': {
    ...access,
    summary: 'List the last 100 erasures: who, when, which kinds and how many',
    status: 200,
    roundTrips: 1,
    response: z.object({ erasures: z.array(Erasure) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/retention': {
    ...access,
    summary: 'Get the retention settings, and what retention would erase now',
    query: InProperty.extend({
      conversationDays: z.coerce.number<number>().pipe(Days).optional().describe('to preview other settings'),
      requestDays: z.coerce.number<number>().pipe(Days).optional(),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({
      retention: Retention,
      due: z.object({
        conversations: z.int(),
        conversationsBefore: Instant,
        requests: z.int(),
        requestsBefore: Instant,
      }),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'PUT /api/staff/retention': {
    ...access,
    summary: 'Set the retention of guests’ messages; older ones are erased within the hour',
    body: z.object({ ...retentionDays, version: z.int().min(0) }),
    status: 200,
    roundTrips: 2,
    response: Retention,
    problems: ['unauthenticated', 'forbidden', 'bad-input', 'version-conflict'],
  },
} as const;

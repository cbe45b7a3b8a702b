import { z } from 'zod';
import { FIELD_KEYS, FIELD_SET_KEYS, MOST_COMPANIONS } from '../../guest-registration/index.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { isPlainLine, NOT_PLAIN, nameSchema } from '../platform/name.ts';

const valuesOf = (value: z.ZodString) =>
  z
    .partialRecord(z.enum(FIELD_KEYS), value)
    .describe('by field of the set; dates as 2026-11-24, countries as ISO 3166 alpha-3');

const detailsOf = (value: z.ZodString, name: z.ZodString) =>
  z.object({
    fieldSet: z.enum(FIELD_SET_KEYS).describe('key of the field set that the answers belong to'),
    values: valuesOf(value),
    companions: z.array(valuesOf(value)).max(MOST_COMPANIONS),
    signature: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('typed'), name }),
        z.object({
          kind: z.literal('drawn'),
          path: z
            .string()
            .max(20_000)
            .regex(/^M\d+ \d+(?: ?[ML]\d+ \d+)*$/)
            .describe('data of an SVG path in a box of 600 by 200'),
        }),
      ])
      .nullable(),
    accurate: z.boolean().describe('confirms that the answers are true'),
    marketing: z.boolean().describe('whether the property may write after the stay'),
  });

/** What a guest enters before arrival. */
export const GuestRegistrationDetails = detailsOf(z.string().max(120), z.string().trim().max(120)).meta({
  id: 'GuestRegistrationDetails',
});

/** The same when it is sent: earlier ones must still be readable. */
const SentDetails = detailsOf(z.string().max(120).refine(isPlainLine, NOT_PLAIN), nameSchema(120, 0));

const State = z
  .enum(['waiting', 'changes', 'ready'])
  .describe('waiting: sent; changes: staff ask for changes; ready: checked');

/** A registration that a guest has sent. */
export const GuestRegistration = z
  .object({
    id: Id.describe('of the guest’s conversation'),
    state: State,
    version: z.int().describe('how often it was sent'),
    submittedAt: Instant,
    details: GuestRegistrationDetails,
    note: z.string().nullable().describe('what staff ask the guest to change'),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'GuestRegistration' });
export type GuestRegistration = z.infer<typeof GuestRegistration>;

/** A registration in the staff list: the guest and its state. */
export const ListedRegistration = z
  .object({
    id: Id,
    state: State,
    name: z.string(),
    place: z.string(),
    arrivalDate: z.string(),
    people: z.int(),
    submittedAt: Instant,
    contact: z
      .object({ email: z.string(), phone: z.string(), arrivalTime: z.string() })
      .partial()
      .optional()
      .describe('as the guest gave it; absent from an older API'),
  })
  .meta({ id: 'ListedRegistration' });
export type ListedRegistration = z.infer<typeof ListedRegistration>;

const ofStaff = { tag: 'guest data', auth: 'staff', may: 'manage-guest-data', query: InProperty } as const;

/** A guest's registration before arrival, and the review by staff. */
export const guestRegistrationOperations = {
  'GET /api/guest/registration': {
    summary: 'Get the fields that the property asks for, and the registration if one was sent',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({
      fieldSet: z.enum(FIELD_SET_KEYS),
      today: z.string().describe('today, by the property’s calendar'),
      stay: z
        .object({ arrivalDate: z.string(), departureDate: z.string() })
        .nullable()
        .describe('the stay of this guest; null while none is known'),
      registration: GuestRegistration.nullable(),
    }),
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/registration': {
    summary: 'Send the registration, or send it again until it is checked',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    body: SentDetails,
    status: 200,
    roundTrips: 2,
    response: GuestRegistration,
    problems: [
      'no-session',
      'session-expired',
      'not-found',
      'bad-input',
      'registration-checked',
      'rate-limited',
    ],
  },
  'GET /api/staff/guest-registrations': {
    ...ofStaff,
    may: 'read-registrations',
    summary: 'List the last 200 registrations of guests, those waiting for review first',
    status: 200,
    roundTrips: 1,
    response: z.object({ registrations: z.array(ListedRegistration) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/guest-registrations/{id}': {
    ...ofStaff,
    summary: 'Get the registration of one guest',
    params: ById,
    status: 200,
    roundTrips: 1,
    response: GuestRegistration.extend({ place: z.string(), decidedBy: z.string().nullable() }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/guest-registrations/{id}/check': {
    ...ofStaff,
    summary: 'Mark a registration as checked, or ask the guest for changes',
    params: ById,
    body: z
      .object({
        to: z.enum(['ready', 'changes']),
        note: z.string().trim().max(500).nullable().describe('what the guest is asked to change'),
        version: z.int().min(1).describe('the version that was reviewed'),
      })
      .refine(({ to, note }) => to === 'ready' || Boolean(note), 'Say what the guest is asked to change.'),
    status: 200,
    roundTrips: 2,
    response: GuestRegistration,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'bad-input', 'version-conflict'],
  },
} as const;

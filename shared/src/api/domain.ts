import { z } from 'zod';

/** ISO 8601 instant in UTC, as `2026-03-15T09:00:00.000Z`. Shown in the property's time zone. */
const Instant = z.iso.datetime();
const Id = z.string().min(1).max(64);

/** A hotel, restaurant or rental, as anybody at its door may know it. */
export const PropertySummary = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['hotel', 'restaurant', 'str']),
    timeZone: z.string().describe('IANA name, as Europe/Lisbon'),
    currency: z.string().length(3),
    languages: z.array(z.string()),
    phone: z.string().nullable(),
    emergencyNumber: z
      .string()
      .optional()
      .describe('what people of its country dial in danger, as 112; absent from an older API'),
  })
  .meta({ id: 'PropertySummary' });
export type PropertySummary = z.infer<typeof PropertySummary>;

/** Where a printed code hangs: a room, a table, an area. */
export const Place = z
  .object({ id: Id, label: z.string(), kind: z.enum(['room', 'table', 'area', 'lobby']) })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;

/**
 * How sure the API is of who holds the phone (docs/product.md#stay-binding): L1 scanned a code, L2 verified
 * to a stay.
 */
export const Assurance = z.enum(['L0', 'L1', 'L2', 'L3']).meta({ id: 'Assurance' });
export type Assurance = z.infer<typeof Assurance>;

export const GuestSession = z
  .object({
    property: PropertySummary,
    place: Place,
    assurance: Assurance,
    conversationId: Id,
    expiresAt: Instant,
  })
  .meta({ id: 'GuestSession' });
export type GuestSession = z.infer<typeof GuestSession>;

/** A factual answer's receipt: which entry it came from and when the hotel last confirmed it. */
export const Source = z.object({ id: Id, title: z.string(), confirmedAt: Instant }).meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

/** What a message carries beside its text. Unknown kinds are ignored by clients, never rejected. */
export const MessagePart = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('request'), requestId: Id }),
    z.object({ kind: z.literal('source'), source: Source }),
    z.object({ kind: z.literal('order'), orderId: Id }),
    z.object({ kind: z.literal('draft'), draftId: Id }),
    z.object({
      kind: z.literal('choices'),
      choices: z.array(
        z.object({ label: z.string(), text: z.string().describe('what is sent when chosen') }),
      ),
    }),
  ])
  .meta({ id: 'MessagePart' });
export type MessagePart = z.infer<typeof MessagePart>;

export const Sender = z
  .object({
    kind: z.enum(['guest', 'ai', 'staff', 'system']),
    name: z.string().nullable().describe('first name of a staff member; null otherwise'),
  })
  .meta({ id: 'Sender' });
export type Sender = z.infer<typeof Sender>;

export const Message = z
  .object({
    id: Id,
    clientId: Id.nullable().describe('the sender’s own id, also its idempotency key'),
    conversationId: Id,
    sender: Sender,
    body: z.string(),
    parts: z.array(MessagePart),
    visibility: z.enum(['public', 'internal']),
    engine: z
      .string()
      .nullable()
      .describe('which engine answered, for ai messages: embedded or the model’s name'),
    turnId: Id.nullable().describe(
      'for ai messages: the turn whose reply.delta events this message replaces',
    ),
    createdAt: Instant,
    seenAt: Instant.nullable().describe('when the other side first saw it'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

export const RequestState = z
  .enum([
    'new',
    'acknowledged',
    'in_progress',
    'needs_approval',
    'declined',
    'waiting_guest',
    'on_hold',
    'done',
    'closed',
    'cancelled',
  ])
  .meta({ id: 'RequestState' });
export type RequestState = z.infer<typeof RequestState>;

export const RequestStep = z
  .object({
    state: RequestState,
    at: Instant,
    by: Sender,
    reason: z.string().nullable(),
  })
  .meta({ id: 'RequestStep' });
export type RequestStep = z.infer<typeof RequestStep>;

/** Something that was said about a request: when, until when, for how many. */
export const RequestDetail = z
  .object({
    slot: z.string().max(20).describe('what it is about: date, time, until, party'),
    value: z.string().max(120).describe('a day as 2026-11-22, a time as 07:00, else as it was said'),
  })
  .meta({ id: 'RequestDetail' });
export type RequestDetail = z.infer<typeof RequestDetail>;

/** One thing that somebody asked for, with its clock. */
export const ServiceRequest = z
  .object({
    id: Id,
    no: z.int().describe('short number, unique within the property'),
    service: z.string().describe('key in the service catalogue'),
    icon: z.string().optional().describe('path of the service’s icon at the host; absent from an older API'),
    title: z.string().describe('as people say it: Towels'),
    quantity: z.int().min(1).max(99).nullable(),
    note: z.string().nullable(),
    details: z.array(RequestDetail).optional(),
    place: Place,
    department: z.object({ key: z.string(), name: z.string() }),
    state: RequestState,
    priority: z.enum(['normal', 'high', 'emergency']),
    source: z.enum(['ai', 'guest', 'staff']),
    conversationId: Id.nullable(),
    assignee: z.object({ id: Id, name: z.string() }).nullable(),
    createdAt: Instant,
    acknowledgeBy: Instant.describe('when somebody must have accepted it'),
    promisedAt: Instant.nullable().describe('when it is promised to be done; null where no time is promised'),
    acknowledgedAt: Instant.nullable(),
    doneAt: Instant.nullable(),
    steps: z.array(RequestStep),
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof ServiceRequest>;

/** A guest's line that says, or may say, that a person is in danger; over when a guest or a member of staff ends it. */
export const Alarm = z
  .object({
    kind: z
      .string()
      .describe(
        'medical, fire, security, missing, locked-child, self-harm, trapped, water, power …; unknown kinds are shown as danger',
      ),
    certainty: z
      .enum(['certain', 'possible'])
      .describe('possible: the words leave doubt, so that the guest was asked whether they are safe'),
    words: z.string().describe('the guest’s line that raised it'),
    raisedAt: Instant,
    messageId: Id,
    requestId: Id.nullable().describe('the emergency request that carries it, where the property has one'),
    takenBy: z.object({ id: Id, name: z.string() }).nullable().describe('who has it; null: nobody yet'),
    takenAt: Instant.nullable(),
  })
  .meta({ id: 'Alarm' });
export type Alarm = z.infer<typeof Alarm>;

export const Conversation = z
  .object({
    id: Id,
    place: Place,
    state: z.enum(['ai_active', 'awaiting_human', 'human_active', 'resolved']),
    assignee: z.object({ id: Id, name: z.string() }).nullable(),
    handoff: z
      .object({ reason: z.string(), at: Instant })
      .nullable()
      .describe(
        'why a person was fetched; for staff as restricted:refund, guest-asked, engine-error …, for the guest always person',
      ),
    waitingSince: Instant.nullable().describe('since when the guest waits for a person'),
    alarm: Alarm.nullish().describe('the alarm that is not over; absent from an older API'),
    escalatedAt: Instant.nullish().describe('when the duty manager was told that nobody answered in time'),
    queuePosition: z.int().nullable().describe('1 for the next in line; null when nobody is awaited'),
    lastMessageAt: Instant.nullable(),
    preview: z.string().nullable(),
    unreadByStaff: z.int(),
    createdAt: Instant,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

export const StaffRole = z
  .enum(['staff', 'agent', 'manager', 'owner', 'developer'])
  .meta({ id: 'StaffRole' });
export type StaffRole = z.infer<typeof StaffRole>;

export const Membership = z
  .object({
    id: Id,
    property: PropertySummary,
    role: StaffRole,
    state: z
      .enum(['pending', 'approved', 'rejected', 'suspended', 'expired'])
      .describe('expired: asked for, and not decided within 14 days'),
    departments: z.array(z.string()),
    departmentNames: z
      .array(z.string())
      .optional()
      .describe('as the property calls them, in the order of `departments`; an older API does not say'),
    name: z.string(),
    submittedAt: Instant.nullable().describe('when the person asked to join; null for who never had to'),
    reason: z.string().nullable().describe('why the request was declined'),
    secondFactorRequired: z
      .boolean()
      .optional()
      .describe(
        'for managers and owners: whether the property is closed to a sign-in without a second factor',
      ),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof Membership>;

export const Department = z.object({ key: z.string(), name: z.string() }).meta({ id: 'Department' });
export type Department = z.infer<typeof Department>;

/** Somebody who asks to join a property's staff, as its managers see it. */
export const StaffRegistration = z
  .object({
    id: Id,
    fullName: z.string(),
    email: z.string().nullable().describe('as the person gave it to the identity provider'),
    emailVerified: z.boolean().describe('without it the request cannot be approved'),
    jobTitle: z.string().nullable(),
    departments: z.array(Department),
    languages: z.array(z.string()),
    role: StaffRole,
    state: z.enum(['pending', 'approved', 'rejected']),
    submittedAt: Instant,
    expiresAt: Instant.describe('when the request lapses undecided'),
  })
  .meta({ id: 'StaffRegistration' });
export type StaffRegistration = z.infer<typeof StaffRegistration>;

/** What a manager gives to people who are to join: typed by them, changed at will, good for asking only. */
export const JoinCode = z.object({ code: z.string().length(8), rotatedAt: Instant }).meta({ id: 'JoinCode' });
export type JoinCode = z.infer<typeof JoinCode>;

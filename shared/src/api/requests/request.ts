import { z } from 'zod';
import { Sender } from '../conversations/conversation.ts';
import { RequestPhoto } from '../conversations/photos.ts';
import { Id, Instant } from '../platform/fields.ts';
import { Place } from '../property/property.ts';

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

/** Whom an escalation reaches, from the nearest to the widest (docs/product.md#state-machines). */
export const ESCALATION_STEPS = ['department', 'backup', 'managers', 'everyone'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** How often a planned request repeats, at the same local time of the property. */
export const Recurrence = z
  .object({ unit: z.enum(['day', 'week', 'month']), count: z.int().min(1).max(30) })
  .meta({ id: 'Recurrence' });
export type Recurrence = z.infer<typeof Recurrence>;

/** An event of a request that leaves its state as it is. */
export const RequestEvent = z
  .object({
    kind: z
      .string()
      .describe(
        'warned, escalated, slipped, promised, reminded, repeated, scheduled, recurring, assigned, moved, merged, merged-from, taken-back, offered, offer-declined, reopened, rated; of food also allergy-read, allergy-told, preparing, ready, dishes-refused, dishes-answered; unknown kinds are shown by their reason',
      ),
    to: z.enum(ESCALATION_STEPS).optional().describe('who was notified'),
    departments: z.array(z.string()).optional().describe('names of the departments that were notified'),
    unattended: z.boolean().optional().describe('a nearer step was skipped because no one there is on duty'),
    before: Instant.nullish().describe('the time that was promised before, or planned'),
    promised: z
      .boolean()
      .optional()
      .describe('of scheduled: whether the time before was promised, and not only asked for'),
    at: Instant.nullish().describe('the time that is promised or planned from then on'),
    every: Recurrence.nullish().describe('how often it comes again from then on; null: it does not'),
    places: z
      .object({ from: z.string(), to: z.string() })
      .optional()
      .describe('labels of the place before and from then on'),
    no: z.int().optional().describe('number of the other request, of a merge'),
    count: z.int().optional().describe('ordinal among events of its kind'),
    stars: z.int().min(1).max(5).optional().describe('how the guest rated it, from 1 to 5'),
    name: z
      .string()
      .nullish()
      .describe('who it is assigned to from then on, as guests may read it; null: it was given back'),
  })
  .meta({ id: 'RequestEvent' });
export type RequestEvent = z.infer<typeof RequestEvent>;

export const RequestStep = z
  .object({
    state: RequestState,
    at: Instant,
    by: Sender,
    reason: z.string().nullable(),
    event: RequestEvent.nullish().describe(
      'the event, when the state did not change; absent from an older API',
    ),
  })
  .meta({ id: 'RequestStep' });
export type RequestStep = z.infer<typeof RequestStep>;

/** A detail given with a request: when, until when, for how many. */
export const RequestDetail = z
  .object({
    slot: z.string().max(20).describe('what it is about: date, time, until, party'),
    value: z.string().max(120).describe('a day as 2026-11-22, a time as 07:00, otherwise the guest’s words'),
  })
  .meta({ id: 'RequestDetail' });
export type RequestDetail = z.infer<typeof RequestDetail>;

/** What was ordered, of a request for food. */
export const OrderedFood = z
  .object({
    allergy: z.string().nullable().describe('what the guests said about allergies, in their words'),
    dishes: z.string().describe('the dishes with their quantities and how they are made'),
    totalCents: z.int(),
    currency: z.string(),
    payment: z.enum(['room', 'on_delivery']),
  })
  .meta({ id: 'OrderedFood' });
export type OrderedFood = z.infer<typeof OrderedFood>;

/** When a planned request is to be carried out. */
export const RequestSchedule = z
  .object({
    kind: z.enum(['at', 'by', 'from']),
    at: Instant,
    every: Recurrence.nullable(),
  })
  .meta({ id: 'RequestSchedule' });
export type RequestSchedule = z.infer<typeof RequestSchedule>;

/** A changed time: the one before, promised or asked for, and the reason, written by a person or given by the clock. */
export const PromiseChange = z
  .object({
    before: Instant,
    cause: z
      .enum(['staff', 'not-begun', 'under-way'])
      .describe(
        'not-begun, under-way: moved by the clock, because no one had started or the work was not finished',
      ),
    reason: z.string().nullable(),
    promised: z
      .boolean()
      .optional()
      .describe('false: the time before was only asked for by the guest; absent from an older API'),
    at: Instant.describe('when it was changed'),
  })
  .meta({ id: 'PromiseChange' });
export type PromiseChange = z.infer<typeof PromiseChange>;

/** A counter-offer: what staff offer in place of what needs their approval. */
export const CounterOffer = z
  .object({ text: z.string(), at: Instant.nullable(), by: z.string(), offeredAt: Instant })
  .meta({ id: 'CounterOffer' });
export type CounterOffer = z.infer<typeof CounterOffer>;

/** One request of a guest, with its clock. */
export const ServiceRequest = z
  .object({
    id: Id,
    no: z.int().describe('short number, unique within the property'),
    service: z.string().describe('key in the service catalogue'),
    icon: z.string().optional().describe('path of the service’s icon at the host; absent from an older API'),
    title: z.string().describe('title, as Towels'),
    quantity: z.int().min(1).max(99).nullable(),
    note: z.string().nullable(),
    food: OrderedFood.nullish().describe('null or absent for anything else than an order of food'),
    details: z.array(RequestDetail).optional(),
    place: Place,
    department: z.object({ key: z.string(), name: z.string() }),
    state: RequestState,
    priority: z.enum(['normal', 'high', 'emergency']),
    source: z.enum(['ai', 'guest', 'staff']),
    conversationId: Id.nullable(),
    assignee: z.object({ id: Id, name: z.string() }).nullable(),
    createdAt: Instant,
    acknowledgeBy: Instant.describe('when it has to be accepted by'),
    promisedAt: Instant.nullable().describe(
      'when it is promised to be done by; null when no time is promised',
    ),
    acknowledgedAt: Instant.nullable(),
    doneAt: Instant.nullable(),
    steps: z.array(RequestStep),
    escalation: z
      .int()
      .min(0)
      .max(ESCALATION_STEPS.length)
      .optional()
      .describe(
        'how far its deadline has been escalated: 0 not at all, 4 to everyone; absent from an older API',
      ),
    repeated: z
      .int()
      .optional()
      .describe(
        'number of this request among those for the same service and place within seven days: 1 for the first',
      ),
    promiseChange: PromiseChange.nullish(),
    schedule: RequestSchedule.nullish(),
    photos: z.array(RequestPhoto).nullish().describe('oldest first; null or absent where there are none'),
    offer: CounterOffer.nullish().describe('waits for the guest, while the request is in waiting_guest'),
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof ServiceRequest>;

/** A clock action that is to come. */
export const DueDeed = z
  .object({
    requestId: Id,
    no: z.int(),
    title: z.string(),
    place: z.string(),
    department: z.string().describe('its name'),
    kind: z
      .string()
      .describe(
        'tell, warn, slip, escalate, remind, return, expire, again; unknown kinds are shown by their time alone',
      ),
    at: Instant,
  })
  .meta({ id: 'DueDeed' });
export type DueDeed = z.infer<typeof DueDeed>;

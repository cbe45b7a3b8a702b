import { z } from 'zod';
import { Sender } from './conversation.ts';
import { Id, Instant } from './fields.ts';
import { Place } from './property.ts';

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

/** One thing that was asked for, with its clock. */
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
    acknowledgeBy: Instant.describe('when it must have been accepted'),
    promisedAt: Instant.nullable().describe('when it is promised to be done; null where no time is promised'),
    acknowledgedAt: Instant.nullable(),
    doneAt: Instant.nullable(),
    steps: z.array(RequestStep),
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof ServiceRequest>;

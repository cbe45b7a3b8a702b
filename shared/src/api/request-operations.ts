import { z } from 'zod';
import { ById, InProperty, Instant } from './fields.ts';
import { Department } from './property.ts';
import { DueDeed, Recurrence, ServiceRequest } from './request.ts';

const Reason = z.string().trim().max(500);

/** The requests of a department that are late, and those that will be due within the hour. */
const DueInDepartment = Department.extend({
  onDuty: z.int().describe('people of the department who are on duty'),
  overdue: z.array(ServiceRequest),
  nextHour: z.array(ServiceRequest),
}).meta({ id: 'DueInDepartment' });

/** What is due, when it is planned for, and what was offered instead of it. */
export const requestOperations = {
  'GET /api/staff/due': {
    summary: 'List what is overdue, what is due within the hour, by department, and what clocks do next',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'read-requests',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      at: Instant,
      departments: z.array(DueInDepartment),
      planned: z.int().describe('planned requests whose time is later than that'),
      deeds: z
        .array(DueDeed)
        .optional()
        .describe('what clocks do next by themselves, at most 50; absent from an older API'),
    }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/presence': {
    summary:
      'Come on duty or go off duty; requests of a department without anyone on duty go one step up at once',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      onDuty: z.boolean(),
      away: z.boolean().optional().describe('on duty, and back in a moment; deadlines go on as before'),
    }),
    status: 200,
    roundTrips: 2,
    response: z.object({ onDuty: z.boolean(), away: z.boolean().optional() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/requests/{id}/schedule': {
    summary: 'Plan a request for a time, move it, or let it come again; the guest reads the reason',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      kind: z.enum(['at', 'by', 'from']),
      at: Instant,
      every: Recurrence.nullable().optional(),
      reason: Reason.optional(),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition', 'time-not-possible'],
  },
  'POST /api/staff/requests/{id}/offer': {
    summary: 'Offer the guest something else instead of what needs approval',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      text: z.string().trim().min(1).max(300).describe('as the guest reads it: 13:00 instead of 14:00'),
      at: Instant.nullable().optional().describe('the time that is offered, where it is about a time'),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition'],
  },
  'POST /api/guest/requests/{id}/offer': {
    summary: 'Accept or decline what staff offer instead',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({ accept: z.boolean() }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['not-found', 'no-offer'],
  },
  'POST /api/guest/requests/{id}/schedule': {
    summary: 'Move a planned request that no one has begun',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({ at: Instant }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['not-found', 'not-movable', 'time-not-possible'],
  },
  'POST /api/guest/requests/{id}/reopen': {
    summary: 'Say that something is not done, within 24 hours of when it was marked as done',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({ reason: Reason.optional() }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['not-found', 'not-reopenable'],
  },
  'POST /api/guest/requests/{id}/trouble': {
    summary:
      'Say what is wrong with a request: it is opened again within 24 hours of when it was done, else a person is fetched',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({ words: z.string().trim().min(1).max(500) }),
    status: 200,
    roundTrips: 3,
    response: ServiceRequest,
    problems: ['not-found', 'rate-limited'],
  },
  'POST /api/guest/requests/{id}/rating': {
    summary: 'Rate a request that is done, once',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    body: z.object({
      stars: z.int().min(1).max(5),
      words: z.string().trim().max(500).optional().describe('read by staff'),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['not-found', 'not-ratable'],
  },
} as const;

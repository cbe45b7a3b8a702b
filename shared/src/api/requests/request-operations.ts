import { z } from 'zod';
import { ById, InProperty, Instant } from '../platform/fields.ts';
import { Department } from '../property/property.ts';
import { DueDeed, Recurrence, ServiceRequest } from './request.ts';

const Reason = z.string().trim().max(500);

/** The requests of a department that are late, and those due within the hour. */
const DueInDepartment = Department.extend({
  onDuty: z.int().describe('people of the department who are on duty'),
  overdue: z.array(ServiceRequest),
  nextHour: z.array(ServiceRequest),
  unpromised: z
    .array(ServiceRequest)
    .optional()
    .describe('accepted, without a promised or wanted time; absent from an older API'),
}).meta({ id: 'DueInDepartment' });

/** Due requests, planned requests and counter-offers. */
export const requestOperations = {
  'GET /api/staff/due': {
    summary:
      'List what is overdue, what is due within the hour, by department, and the next automatic actions',
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
      planned: z.int().describe('planned requests with a later time'),
      deeds: z
        .array(DueDeed)
        .optional()
        .describe('next automatic actions, at most 50; absent from an older API'),
    }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/presence': {
    summary:
      'Go on duty or off duty; open requests of a department with no one on duty escalate one step at once',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      onDuty: z.boolean(),
      away: z.boolean().optional().describe('on duty, and back in a moment; deadlines still apply'),
    }),
    status: 200,
    roundTrips: 2,
    response: z.object({ onDuty: z.boolean(), away: z.boolean().optional() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/requests/{id}/schedule': {
    summary: 'Plan a request for a time, move it, or repeat it; the guest reads the reason',
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
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'illegal-transition',
      'time-not-possible',
      'requests-full',
    ],
  },
  'PUT /api/staff/requests/{id}/recurrence': {
    summary: 'Change how often a planned request comes again, or end that; its own time stays',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ every: Recurrence.nullable().describe('null: it does not come again') }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition', 'requests-full'],
  },
  'POST /api/staff/requests/{id}/offer': {
    summary: 'Offer the guest an alternative to what needs approval',
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
      at: Instant.nullable().optional().describe('the proposed time, if the offer is about a time'),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition'],
  },
  'POST /api/guest/requests/{id}/offer': {
    summary: 'Accept or decline the alternative that staff offer',
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
    summary: 'Move a planned request that staff have not started',
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
    summary: 'Report that a request is not done, within 24 hours of when it was marked as done',
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
      'Report a problem with a request: it is reopened within 24 hours of being done, later a person is asked for',
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

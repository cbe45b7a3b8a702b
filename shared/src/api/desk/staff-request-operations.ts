import { z } from 'zod';
import { StaffPhotoIds } from '../conversations/photos.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { Department, Place } from '../property/property.ts';
import { Recurrence, ServiceRequest } from '../requests/request.ts';

/** A service that staff can raise a request for. */
const RaisableService = z
  .object({
    key: z.string(),
    title: z.string(),
    kind: z.enum(['deliver', 'fix', 'book', 'inform', 'approve', 'emergency']),
    department: z.object({ key: z.string(), name: z.string() }),
    maxQuantity: z.int(),
  })
  .meta({ id: 'RaisableService' });
export type RaisableService = z.infer<typeof RaisableService>;

/** A place that staff can raise a request for. */
const RaisablePlace = Place.extend({
  floor: z.string().nullable(),
  conversationId: Id.nullable().describe(
    'conversation of the last guest there who can still write; null when there is none, and for callers who may not chat',
  ),
}).meta({ id: 'RaisablePlace' });
export type RaisablePlace = z.infer<typeof RaisablePlace>;

/** Someone a request can be assigned to. */
export const Colleague = z
  .object({
    id: Id,
    name: z.string(),
    departments: z.array(Department),
    allDepartments: z.boolean().describe('sees the requests of every department'),
    onDuty: z.boolean(),
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof Colleague>;

/** Requests that staff raise, and assignment. */
export const staffRequestOperations = {
  'GET /api/staff/request-form': {
    summary: 'List the services and places that a request can be raised for',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'read-requests',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ services: z.array(RaisableService), places: z.array(RaisablePlace) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/requests': {
    summary: 'Raise a request: for a guest, who sees it in their chat, or internal',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      service: Id,
      placeId: Id,
      quantity: z.int().min(1).max(99).optional(),
      note: z
        .string()
        .trim()
        .max(500)
        .optional()
        .describe('the guest reads it if the request is for a guest'),
      at: Instant.optional().describe('when it is to be done, if not as soon as possible'),
      every: Recurrence.optional().describe('how often it repeats; only with `at`'),
      messageId: Id.optional().describe(
        'of the guest’s line that it comes from; its photos come along. Only for callers who may chat',
      ),
      photoIds: StaffPhotoIds.describe(
        'photos that the caller has uploaded; the guest sees them if it is for a guest',
      ),
      conversationId: Id.optional().describe(
        'of the guest it is for, at that place; absent for internal requests. Only for callers who may chat',
      ),
    }),
    status: 201,
    roundTrips: 3,
    response: ServiceRequest,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'bad-input',
      'unknown-service',
      'photo-not-found',
      'time-not-possible',
      'requests-full',
      'too-many-requests',
    ],
  },
  'GET /api/staff/colleagues': {
    summary: 'List assignable staff, and who of them is on duty',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'read-requests',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ colleagues: z.array(Colleague) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/requests/{id}/assignee': {
    summary: 'Take a request, give it back, or assign it to a colleague',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      to: Id.nullable().describe('the new assignee; null: no one'),
      from: Id.nullable().describe('the assignee that the caller saw; refused when it has changed'),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'illegal-transition',
      'already-assigned',
      'not-assignable',
    ],
  },
} as const;

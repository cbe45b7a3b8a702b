import { z } from 'zod';
import { Conversation } from '../conversations/conversation.ts';
import { ById, Id, InProperty } from '../platform/fields.ts';
import { ServiceRequest } from '../requests/request.ts';

const PlaceBody = z.object({ placeId: Id.describe('of a place in use') });

/** What staff correct: where a request is to be done, where a guest stays, and requests that are one. */
export const correctionOperations = {
  'PUT /api/staff/requests/{id}/place': {
    summary: 'Move an open request to another place; its history keeps the earlier one',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: PlaceBody,
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition'],
  },
  'POST /api/staff/requests/{id}/merge': {
    summary:
      'Merge an open request into another of the same place: it ends, and what it said is in the other',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ into: Id.describe('of the request that stays') }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest.describe('the request that stays'),
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition'],
  },
  'POST /api/staff/requests/{id}/take-back': {
    summary: 'Take back one’s own acceptance of a moment ago: the request is new again, with its deadline',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition'],
  },
  'PUT /api/staff/conversations/{id}/place': {
    summary:
      'Move a guest to another room: their session, conversation and open requests follow; the guest reads it',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: PlaceBody,
    status: 200,
    roundTrips: 4,
    response: Conversation,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;

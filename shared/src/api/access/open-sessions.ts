import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { Assurance } from './guest-session.ts';

/** An open guest session, as staff see it: one phone that is connected. */
export const OpenSession = z
  .object({
    id: Id,
    assurance: Assurance,
    language: z.string(),
    startedAt: Instant.describe('when its code was scanned first'),
    lastSeenAt: Instant.describe('when the guest last did something, to within a minute'),
    expiresAt: Instant.describe('when it ends by itself, unless it is used'),
    push: z.boolean().describe('whether the phone is notified while the page is closed'),
    conversationId: Id.nullable(),
    hasMessages: z.boolean().describe('whether its conversation has a message, of anyone'),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof OpenSession>;

/** Guest sessions, for those who manage a property. */
export const openSessionOperations = {
  'GET /api/staff/places/{id}/sessions': {
    summary: 'List the open guest sessions of a place, those seen last first',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      sessions: z.array(OpenSession),
      open: z.int().describe('how many are open; the list has the latest'),
    }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/guest-sessions/{id}/end': {
    summary: 'End one guest session and close its streams; the guest can scan the code again',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;

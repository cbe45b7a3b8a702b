import { z } from 'zod';
import { MessageBody } from '../platform/bodies.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { MAX_NOTE_MENTIONS } from '../platform/limits.ts';
import { TeamPerson } from '../staff/team-channels.ts';

const Person = z.object({ id: Id, name: z.string() });

/** Ids of members whom a note names. */
export const NoteMentions = z
  .array(Id)
  .max(MAX_NOTE_MENTIONS)
  .optional()
  .describe('ids of members whom it names, who are notified; who does not see the record is left out');

/** A note of the staff on a request; guests never see it. */
export const RequestNote = z
  .object({
    id: Id,
    clientId: z.string().describe('the sender’s own id, also its idempotency key'),
    requestId: Id,
    by: Person,
    body: z.string(),
    mentions: z.array(Person).describe('the members whom it names'),
    createdAt: Instant,
  })
  .meta({ id: 'RequestNote' });
export type RequestNote = z.infer<typeof RequestNote>;

/** Internal notes of the staff on requests. */
export const requestNoteOperations = {
  'GET /api/staff/requests/{id}/notes': {
    summary: 'List the notes of the staff on a request, oldest first, and whom a note can name',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      notes: z.array(RequestNote),
      people: z.array(TeamPerson).describe('who sees the request, without the caller'),
    }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/requests/{id}/notes': {
    summary: 'Write a note on a request for the staff alone; members whom it names are notified',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      clientId: z.string().min(8).max(64),
      body: MessageBody,
      mentions: NoteMentions,
    }),
    status: 201,
    roundTrips: 2,
    response: RequestNote,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'notes-full',
      'rate-limited',
      'idempotency-mismatch',
    ],
  },
} as const;

import { z } from 'zod';
import { Conversation, Message } from '../conversations/conversation.ts';
import { MessageBody } from '../platform/bodies.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';

/** How many canned replies a property can have. */
export const MAX_CANNED_REPLIES = 200;
/** Most characters of a canned reply's name. */
export const MAX_REPLY_NAME_CHARS = 40;
/** How many conversations a search finds at most. */
export const MAX_FOUND_CONVERSATIONS = 30;

/** A reply that the staff keep ready. `{place}`, `{property}` and `{me}` in its texts are filled in when it is used. */
export const CannedReply = z
  .object({
    id: Id,
    name: z.string().describe('what it is found by, as in /late-checkout'),
    texts: z
      .record(z.string().regex(/^[a-z]{2}$/), MessageBody)
      .describe('its text in each language that it has, by the language’s code'),
  })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof CannedReply>;

/** What helps those who answer guests: search, canned replies, and who is writing. */
export const chatToolOperations = {
  'GET /api/staff/conversation-search': {
    summary: 'Find guest conversations by words in their messages, internal notes included, the latest first',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    query: InProperty.extend({
      q: z.string().trim().max(80).default('').describe('words; fewer than two characters find nothing'),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({
      found: z.array(
        z.object({
          conversation: Conversation,
          message: Message.describe('the latest of its messages with these words'),
        }),
      ),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'POST /api/staff/conversations/{id}/writing': {
    summary: 'Show colleagues for a few seconds that the caller is writing an answer',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'PUT /api/staff/conversations/{id}/snooze': {
    summary:
      'Put a conversation that a person answers aside until a time, or take it up again; it comes back when the guest writes',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ until: Instant.nullable().describe('null: it is taken up again now') }),
    status: 200,
    roundTrips: 2,
    response: Conversation,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'bad-input',
      'alarm-open',
      'not-snoozable',
      'time-not-possible',
    ],
  },
  'GET /api/staff/canned-replies': {
    summary: 'List the replies that the staff of the property keep ready, by name',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ replies: z.array(CannedReply) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/canned-replies': {
    summary: 'Keep a reply ready; one of the same name is replaced',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      name: nameSchema(MAX_REPLY_NAME_CHARS),
      texts: CannedReply.shape.texts.refine(
        (texts) => Object.keys(texts).length > 0 && Object.keys(texts).length <= 12,
        'from one to twelve languages',
      ),
    }),
    status: 201,
    roundTrips: 2,
    response: CannedReply,
    problems: ['unauthenticated', 'forbidden', 'bad-input', 'settings-full'],
  },
  'DELETE /api/staff/canned-replies/{id}': {
    summary: 'Delete a canned reply',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;

import { z } from 'zod';
import { Conversation, Message } from '../conversations/conversation.ts';
import { MessageBody, PhotoMessageBody } from '../platform/bodies.ts';
import { ById, Id, InProperty } from '../platform/fields.ts';
import { RequestState, ServiceRequest } from '../requests/request.ts';
import { NoteMentions } from './request-notes.ts';

/** Staff operations on requests and conversations. */
export const staffOperations = {
  'GET /api/staff/requests': {
    summary: 'List the requests that the caller may see, soonest promise first',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'read-requests',
    demo: true,
    query: InProperty.extend({ scope: z.enum(['open', 'today', 'all']).default('open') }),
    status: 200,
    roundTrips: 1,
    response: z.object({ requests: z.array(ServiceRequest), cursor: z.string() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/requests/{id}/transition': {
    summary: 'Accept, start, finish, hold, decline or reopen a request',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    key: 'change-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      to: RequestState,
      promiseMinutes: z
        .int()
        .min(1)
        .max(24 * 60)
        .optional()
        .describe('a new promise, counted from now; needs a reason when later than the old one'),
      reason: z
        .string()
        .trim()
        .max(500)
        .optional()
        .describe('required for declined, on_hold and cancelled; the guest reads it'),
    }),
    status: 200,
    roundTrips: 2,
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition', 'reason-required'],
  },
  'GET /api/staff/conversations': {
    summary: 'List guest conversations, those waiting for a person first',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ conversations: z.array(Conversation), cursor: z.string() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/conversations/{id}': {
    summary: 'Get a conversation with its messages, internal notes included, and its requests',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      conversation: Conversation,
      messages: z.array(Message),
      requests: z.array(ServiceRequest),
      language: z.string().optional().describe('of the guest; absent from an older API'),
      cursor: z.string(),
    }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/conversations/{id}/messages': {
    summary: 'Answer the guest; the engine stops answering in this conversation',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      clientId: z.string().min(8).max(64),
      body: MessageBody,
      after: Id.nullable()
        .optional()
        .describe(
          'the last message that the caller had read when they wrote, null for none: refused when a colleague has answered since',
        ),
    }),
    status: 201,
    roundTrips: 2,
    response: Message,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'idempotency-mismatch',
      'colleague-answered',
      'guest-left',
    ],
  },
  'POST /api/staff/conversations/{id}/notes': {
    summary:
      'Write an internal note, with photos or without; guests never see it, and members whom it names are notified',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: PhotoMessageBody.safeExtend({ mentions: NoteMentions }),
    status: 201,
    roundTrips: 2,
    response: Message,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'idempotency-mismatch',
      'photo-not-found',
    ],
  },
  'POST /api/staff/conversations/{id}/handler': {
    summary: 'Take the conversation over, give it back to the assistant, or mark it resolved',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ handler: z.enum(['me', 'assistant', 'resolved']) }),
    status: 200,
    roundTrips: 2,
    response: Conversation,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/conversations/{id}/alarm': {
    summary: 'Acknowledge an alarm, so that everyone sees who handles it, or end it when the danger is over',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    urgent: true,
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ to: z.enum(['taken', 'over']) }),
    status: 200,
    roundTrips: 4,
    response: Conversation,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'no-alarm'],
  },
  'POST /api/staff/conversations/{id}/seen': {
    summary: 'Mark the conversation as read by the caller',
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

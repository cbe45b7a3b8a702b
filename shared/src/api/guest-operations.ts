import { z } from 'zod';
import { CodeBody, MessageBody } from './bodies.ts';
import { Conversation, Message } from './conversation.ts';
import { ById } from './fields.ts';
import { GuestSession } from './guest-session.ts';
import { Order } from './orders.ts';
import { Place, PropertySummary } from './property.ts';
import { ServiceRequest } from './request.ts';

/** What a guest does: scan, hold a session, write, cancel. */
export const guestOperations = {
  'POST /api/qr/resolve': {
    summary: 'Resolve a scanned or typed code to its property and place; starts no session',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    body: CodeBody,
    status: 200,
    response: z.object({ property: PropertySummary, place: Place }),
    problems: ['malformed-code', 'unknown-code', 'inactive-code', 'rate-limited'],
  },
  'POST /api/guest/session': {
    summary: 'Start a guest session from a code, after the guest confirmed the place',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    body: CodeBody,
    status: 201,
    response: GuestSession,
    problems: ['malformed-code', 'unknown-code', 'inactive-code', 'rate-limited', 'too-many-sessions'],
  },
  'GET /api/guest/session': {
    summary: 'Get the session of this browser',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    response: GuestSession,
    problems: ['no-session', 'session-expired'],
  },
  'DELETE /api/guest/session': {
    summary: 'End the session and close its streams',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 204,
    problems: ['no-session', 'session-expired'],
  },
  'GET /api/guest/conversation': {
    summary: 'Get the conversation with its messages and requests, and the cursor to stream from',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    response: z.object({
      conversation: Conversation,
      messages: z.array(Message),
      requests: z.array(ServiceRequest),
      orders: z.array(Order).optional().describe('the cart and what was ordered'),
      starters: z.array(
        z.object({
          label: z.string(),
          text: z.string(),
          icon: z.string().optional().describe('path of its icon at the host; absent from an older API'),
        }),
      ),
      cursor: z.string().describe('Last-Event-ID to stream from'),
    }),
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/messages': {
    summary: 'Send a message; the answer arrives over the stream',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    body: z.object({ clientId: z.string().min(8).max(64), body: MessageBody }),
    status: 201,
    response: Message,
    problems: [
      'no-session',
      'session-expired',
      'message-empty',
      'message-too-long',
      'rate-limited',
      'idempotency-mismatch',
    ],
  },
  'POST /api/guest/handoff': {
    summary: 'Ask for a person; the engine stops answering in this conversation',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    status: 200,
    response: Conversation,
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/alarm/over': {
    summary: 'End the alarm of this conversation, because no one is in danger any more',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    status: 200,
    response: Conversation,
    problems: ['no-session', 'session-expired', 'no-alarm'],
  },
  'POST /api/guest/requests/{id}/cancel': {
    summary: 'Cancel a request that no one has started',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    params: ById,
    status: 200,
    response: ServiceRequest,
    problems: ['not-found', 'not-cancellable', 'emergency-not-cancellable'],
  },
  'POST /api/guest/seen': {
    summary: 'Mark messages as seen by the guest',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    body: z.object({ messageIds: z.array(z.string()).min(1).max(200) }),
    status: 204,
    problems: ['no-session'],
  },
} as const;

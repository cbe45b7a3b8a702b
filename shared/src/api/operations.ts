import { z } from 'zod';
import { conciergeOperations } from './concierge.ts';
import { demoOperations } from './demo.ts';
import {
  Conversation,
  Department,
  GuestSession,
  JoinCode,
  Membership,
  Message,
  Place,
  PropertySummary,
  RequestState,
  ServiceRequest,
  StaffRegistration,
  StaffRole,
} from './domain.ts';
import { knowledgeOperations } from './knowledge.ts';
import { leadOperations } from './leads.ts';
import { MESSAGE_MAX_CHARS } from './limits.ts';
import { nameSchema } from './name.ts';
import { Order, orderOperations } from './orders.ts';
import type { OperationAccess } from './permissions.ts';
import { providerSignInOperations } from './provider-sign-in.ts';
import { secondFactorOperations } from './second-factor.ts';
import { signUpOperations } from './sign-up.ts';
import { staffAssistantOperations } from './staff-assistant.ts';

/** What goes in and out of an operation. */
interface OperationContract {
  summary: string;
  tag: string;
  /** Staff of a throw-away demo property may call it, too. */
  demo?: true;
  /** Writes take an `Idempotency-Key` header; a repeat answers what the first answered. */
  idempotent?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  status: 200 | 201 | 204;
  response?: z.ZodType;
  /** Problem codes that a caller is expected to handle. */
  problems: readonly string[];
}

/** One operation of the product API: who may call it and what goes in and out. */
export type OperationSpec = OperationAccess & OperationContract;

const ById = z.object({ id: z.string().min(1).max(64) });
const InProperty = z.object({ property: z.string().min(1).max(64).describe('property id') });

/** Text as people type it: trimmed, not empty, at most {@link MESSAGE_MAX_CHARS} characters. */
const MessageBody = z.string().trim().min(1).max(MESSAGE_MAX_CHARS);

/** 22 characters of base64url, as printed in a QR code, or the 8-character short code under it (Crockford base32 with a check character, dashes and case ignored). */
const CodeBody = z.object({ code: z.string().trim().min(8).max(40) });

/**
 * Every operation, by method and path. The API implements exactly these, OpenAPI is generated from them and the
 * browsers' client takes its types from them. Changes are additive: an old remote keeps working.
 */
export const operations = {
  ...leadOperations,
  ...staffAssistantOperations,
  ...signUpOperations,
  ...providerSignInOperations,
  ...secondFactorOperations,
  ...demoOperations,
  ...orderOperations,
  ...conciergeOperations,
  ...knowledgeOperations,
  'GET /api/health': {
    summary: 'Whether the API and its database answer',
    tag: 'service',
    auth: 'public',
    may: 'anybody',
    status: 200,
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['pglite', 'postgresql']),
      version: z.string(),
    }),
    problems: [],
  },
  'POST /api/qr/resolve': {
    summary: 'What a scanned or typed code stands for; starts nothing',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    body: CodeBody,
    status: 200,
    response: z.object({ property: PropertySummary, place: Place }),
    problems: ['malformed-code', 'unknown-code', 'inactive-code', 'rate-limited'],
  },
  'POST /api/guest/session': {
    summary: 'Start a guest session from a code, after the guest said that the place is right',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    body: CodeBody,
    status: 201,
    response: GuestSession,
    problems: ['malformed-code', 'unknown-code', 'inactive-code', 'rate-limited', 'too-many-sessions'],
  },
  'GET /api/guest/session': {
    summary: 'The session of this browser',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    response: GuestSession,
    problems: ['no-session', 'session-expired'],
  },
  'DELETE /api/guest/session': {
    summary: 'Leave: ends the session and closes its streams',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 204,
    problems: ['no-session', 'session-expired'],
  },
  'GET /api/guest/conversation': {
    summary: 'The open conversation: messages, requests, and the cursor to stream from',
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
    summary: 'Say something; the answer comes over the stream',
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
    summary: 'Talk to a person: the engine stops answering in this conversation',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    status: 200,
    response: Conversation,
    problems: ['no-session', 'session-expired'],
  },
  'POST /api/guest/alarm/over': {
    summary: 'End the alarm of this conversation: the guest says that nobody is in danger any more',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    status: 200,
    response: Conversation,
    problems: ['no-session', 'session-expired', 'no-alarm'],
  },
  'POST /api/guest/requests/{id}/cancel': {
    summary: 'Take a request back, while nobody has begun with it',
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
    summary: 'The guest has seen these messages',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    body: z.object({ messageIds: z.array(z.string()).min(1).max(200) }),
    status: 204,
    problems: ['no-session'],
  },
  'GET /api/staff/me': {
    summary: 'Who the signed-in person is here, and in which properties',
    tag: 'staff',
    auth: 'identity',
    may: 'signed-in',
    demo: true,
    status: 200,
    response: z.object({
      uid: z.string(),
      email: z.string().nullable(),
      name: z.string().nullable(),
      memberships: z.array(Membership),
      operator: z
        .object({ brand: z.string().nullable().describe('null: of the whole platform') })
        .optional()
        .describe('who runs the platform or a co-brand may read its enquiries'),
      operatorNeedsSecondFactor: z
        .literal(true)
        .optional()
        .describe('instead of `operator`, for an operator who has to sign in with a second factor'),
      secondFactor: z
        .boolean()
        .optional()
        .describe('whether this sign-in has a second factor; an older API does not say'),
    }),
    problems: ['unauthenticated'],
  },
  'POST /api/staff/join-code/resolve': {
    summary: 'Which property a join code belongs to, and its departments to choose from; starts nothing',
    tag: 'staff',
    auth: 'public',
    may: 'anybody',
    body: z.object({ joinCode: z.string().trim().min(1).max(40) }),
    status: 200,
    response: z.object({ property: PropertySummary, departments: z.array(Department) }),
    problems: ['unknown-join-code', 'rate-limited'],
  },
  'POST /api/staff/registrations': {
    summary: 'Ask to join a property’s staff; who has already asked gets the request that stands',
    tag: 'staff',
    auth: 'identity',
    may: 'signed-in',
    body: z.object({
      fullName: nameSchema(120, 2),
      joinCode: z.string().trim().min(1).max(40),
      departments: z.array(z.string().max(64)).min(1).max(20),
      jobTitle: nameSchema(80, 0).optional(),
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20),
    }),
    status: 200,
    response: Membership,
    problems: ['unauthenticated', 'unknown-join-code', 'rate-limited', 'bad-input'],
  },
  'GET /api/staff/registrations': {
    summary: 'Who waits to join, longest first; for managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    query: InProperty,
    status: 200,
    response: z.object({ registrations: z.array(StaffRegistration) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/registrations/{id}/decision': {
    summary: 'Approve or decline who asked to join; never oneself, never to a role above one’s own',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      role: StaffRole.optional().describe('the role to approve for; as asked for when absent'),
      reason: z.string().trim().max(500).optional().describe('required to reject; the person reads it'),
    }),
    status: 200,
    response: StaffRegistration,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'already-decided',
      'reason-required',
      'email-not-verified',
    ],
  },
  'GET /api/staff/join-code': {
    summary: 'The code that people need to ask to join; for managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    query: InProperty,
    status: 200,
    response: JoinCode,
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/join-code/rotate': {
    summary: 'A new join code; the old one stops working at once',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    query: InProperty,
    status: 200,
    response: JoinCode,
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/requests': {
    summary: 'The queue of a property, as far as the caller may see it, soonest promise first',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    query: InProperty.extend({ scope: z.enum(['open', 'today', 'all']).default('open') }),
    status: 200,
    response: z.object({ requests: z.array(ServiceRequest), cursor: z.string() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/requests/{id}/transition': {
    summary: 'Accept, begin, finish, hold, decline or reopen a request',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
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
    response: ServiceRequest,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'illegal-transition', 'reason-required'],
  },
  'GET /api/staff/conversations': {
    summary: 'Guest conversations of a property, those that wait for a person first',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    query: InProperty,
    status: 200,
    response: z.object({ conversations: z.array(Conversation), cursor: z.string() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/conversations/{id}': {
    summary: 'One conversation with its messages (internal notes included) and requests',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    response: z.object({
      conversation: Conversation,
      messages: z.array(Message),
      requests: z.array(ServiceRequest),
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
    body: z.object({ clientId: z.string().min(8).max(64), body: MessageBody }),
    status: 201,
    response: Message,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'idempotency-mismatch',
    ],
  },
  'POST /api/staff/conversations/{id}/notes': {
    summary: 'Write an internal note, which no guest ever sees',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ clientId: z.string().min(8).max(64), body: MessageBody }),
    status: 201,
    response: Message,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'idempotency-mismatch',
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
    response: Conversation,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/conversations/{id}/alarm': {
    summary: 'Take an alarm, so that everyone sees who has it, or end it when the danger is over',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ to: z.enum(['taken', 'over']) }),
    status: 200,
    response: Conversation,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'no-alarm'],
  },
  'POST /api/staff/conversations/{id}/seen': {
    summary: 'The caller has read the conversation up to now',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 204,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const satisfies Record<string, OperationSpec>;

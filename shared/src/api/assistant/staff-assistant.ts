import { z } from 'zod';
import type { OperationSpec } from '../access/operation-spec.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { MESSAGE_MAX_CHARS } from '../platform/limits.ts';
import { RequestState, ServiceRequest } from '../requests/request.ts';

/** A change that the staff assistant proposes; it takes effect when a staff member applies it with the named operation. */
export const StaffProposal = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('transition'),
        requestId: z.string(),
        no: z.int(),
        to: RequestState,
        promiseMinutes: z.int().nullable(),
        reason: z
          .string()
          .nullable()
          .describe('null if a reason is required and the staff member has to give it'),
      })
      .describe('apply with POST /api/staff/requests/{id}/transition'),
    z
      .object({ kind: z.literal('reply'), conversationId: z.string(), place: z.string(), text: z.string() })
      .describe('apply with POST /api/staff/conversations/{id}/messages'),
    z
      .object({
        kind: z.literal('assign'),
        requestId: z.string(),
        no: z.int(),
        title: z.string(),
        place: z.string(),
        to: z.object({ id: Id, name: z.string() }).nullable().describe('null: the request is given back'),
        from: z.object({ id: Id, name: z.string() }).nullable().describe('current assignee'),
      })
      .describe('apply with PUT /api/staff/requests/{id}/assignee'),
    z
      .object({
        kind: z.literal('raise'),
        service: z.string(),
        title: z.string(),
        placeId: z.string(),
        place: z.string(),
        quantity: z.int().min(1).max(99).nullable(),
        note: z.string().nullable(),
        at: Instant.nullable().describe('null: as soon as possible'),
      })
      .describe('apply with POST /api/staff/requests; an internal request, not linked to a guest'),
  ])
  .meta({ id: 'StaffProposal' });
export type StaffProposal = z.infer<typeof StaffProposal>;

export const StaffAnswer = z
  .object({
    understood: z.enum([
      'count',
      'list',
      'summary',
      'status',
      'people',
      'conversations',
      'change',
      'assign',
      'raise',
      'draft',
      'translate',
      'procedure',
      'help',
    ]),
    engine: z.string().describe('embedded, or the name of the language model that wrote the text'),
    text: z.string(),
    requests: z.array(ServiceRequest).describe('requests that the text is about and the caller may see'),
    sources: z.array(z.object({ id: z.string(), title: z.string(), confirmedAt: z.iso.datetime() })),
    proposals: z.array(StaffProposal),
    conversations: z
      .array(z.object({ id: Id, place: z.string() }))
      .optional()
      .describe(
        'conversations that the text is about; only for callers who may chat; absent from an older API',
      ),
    id: Id.optional().describe('id of the stored question; absent from an older API'),
  })
  .meta({ id: 'StaffAnswer' });
export type StaffAnswer = z.infer<typeof StaffAnswer>;

/** Days for which questions to the staff assistant are stored. */
export const QUESTIONS_KEPT_DAYS = 30;
/** Most questions that are stored for a person. */
export const QUESTIONS_KEPT = 100;

/** A staff member's question with the answer they got. */
export const StaffQuestion = z
  .object({
    id: Id,
    askedAt: Instant,
    question: z.string(),
    understood: StaffAnswer.shape.understood,
    engine: StaffAnswer.shape.engine,
    text: z.string(),
    requests: z.array(z.object({ id: Id, no: z.int(), title: z.string(), place: z.string() })),
    sources: StaffAnswer.shape.sources,
    conversations: z.array(z.object({ id: Id, place: z.string() })),
  })
  .meta({ id: 'StaffQuestion' });
export type StaffQuestion = z.infer<typeof StaffQuestion>;

/** The staff assistant: reads with the caller's permissions and changes only the caller's own history. */
export const staffAssistantOperations = {
  'POST /api/staff/ai/ask': {
    summary: 'Ask the staff assistant: counts, lists, summaries, procedures, drafts, changes to apply',
    tag: 'staff',
    auth: 'staff',
    may: 'use-staff-assistant',
    transaction: 'own',
    query: z.object({ property: z.string().min(1).max(64).describe('property id') }),
    body: z.object({ text: z.string().trim().min(1).max(MESSAGE_MAX_CHARS) }),
    status: 200,
    roundTrips: 12,
    response: StaffAnswer,
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/ai/questions': {
    summary: `List the caller’s own questions of the last ${QUESTIONS_KEPT_DAYS} days, the latest first`,
    tag: 'staff',
    auth: 'staff',
    may: 'use-staff-assistant',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ questions: z.array(StaffQuestion) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'DELETE /api/staff/ai/questions/{id}': {
    summary: 'Delete one of the caller’s own questions with its answer',
    tag: 'staff',
    auth: 'staff',
    may: 'use-staff-assistant',
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'DELETE /api/staff/ai/questions': {
    summary: 'Delete all of the caller’s own questions',
    tag: 'staff',
    auth: 'staff',
    may: 'use-staff-assistant',
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden'],
  },
} as const satisfies Record<string, OperationSpec>;

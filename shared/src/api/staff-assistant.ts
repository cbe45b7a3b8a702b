import { z } from 'zod';
import { MESSAGE_MAX_CHARS } from './limits.ts';
import type { OperationSpec } from './operations.ts';
import { RequestState, ServiceRequest } from './request.ts';

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
  ])
  .meta({ id: 'StaffProposal' });
export type StaffProposal = z.infer<typeof StaffProposal>;

export const StaffAnswer = z
  .object({
    understood: z.enum(['count', 'list', 'summary', 'change', 'draft', 'translate', 'procedure', 'help']),
    engine: z.string().describe('embedded, or the name of the language model that wrote the text'),
    text: z.string(),
    requests: z.array(ServiceRequest).describe('requests that the text is about and the caller may see'),
    sources: z.array(z.object({ id: z.string(), title: z.string(), confirmedAt: z.iso.datetime() })),
    proposals: z.array(StaffProposal),
  })
  .meta({ id: 'StaffAnswer' });
export type StaffAnswer = z.infer<typeof StaffAnswer>;

/** The staff assistant: reads with the caller's rights and writes nothing. */
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
} as const satisfies Record<string, OperationSpec>;

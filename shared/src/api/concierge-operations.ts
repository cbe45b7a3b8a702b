import { z } from 'zod';
import { AiModeSettings, AiProvider, ConversationConcierge, PlacedReason, ProbeResult } from './concierge.ts';
import { AssistantMode } from './demo.ts';
import { ById, InProperty } from './fields.ts';
import { nameSchema } from './name.ts';

/** The assistant's settings, drafts and reasons. */
export const conciergeOperations = {
  'GET /api/staff/ai/mode': {
    summary: 'How the assistant works here, and when a rule makes it suggest only',
    tag: 'staff',
    auth: 'staff',
    may: 'read-assistant-mode',
    demo: true,
    query: InProperty,
    status: 200,
    response: AiModeSettings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/ai/mode': {
    summary:
      'Change how the assistant works; the next message is answered by it, and an alarm is raised in every mode. For managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    body: z.object({
      mode: AssistantMode,
      exceptions: z
        .object({
          vip: z.boolean(),
          complaint: z.boolean(),
          nights: z.int().min(1).max(365).nullable(),
        })
        .optional()
        .describe('stay as they are when they are not given'),
    }),
    status: 200,
    response: AiModeSettings,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'GET /api/staff/ai/provider': {
    summary: 'The language model and what it has used; for owners and developers',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-model',
    query: InProperty,
    status: 200,
    response: AiProvider,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/ai/provider': {
    summary: 'Set the language model. The key is write-only: absent keeps it, null forgets it',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-model',
    query: InProperty,
    body: z.object({
      enabled: z.boolean(),
      baseUrl: z.string().trim().max(300).nullable(),
      model: nameSchema(120, 0).nullable(),
      key: z.string().trim().min(1).max(500).nullable().optional(),
      timeoutMs: z.int().min(1000).max(60_000),
      monthlyTokenBudget: z.int().min(0).max(2_000_000_000).nullable(),
      dailyTurnsPerGuest: z.int().min(0).max(1000),
    }),
    status: 200,
    response: AiProvider,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'POST /api/staff/ai/provider/probe': {
    summary: 'Ask the stored language model for one word, and say whether and how fast it answers',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-model',
    transaction: 'own',
    query: InProperty,
    status: 200,
    response: ProbeResult,
    problems: ['unauthenticated', 'forbidden', 'rate-limited'],
  },
  'GET /api/staff/ai/reasons': {
    summary:
      'What the assistant refused, handed to a person or had replaced on one day, newest first. For managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty.extend({
      day: z.iso
        .date()
        .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'from 2000 to 2099')
        .optional()
        .describe('by the property’s calendar; today when absent'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      before: z.string().max(120).optional().describe('`next` of the page before'),
    }),
    status: 200,
    response: z.object({
      day: z.iso.date(),
      today: z.iso.date(),
      reasons: z.array(PlacedReason),
      next: z.string().nullable().describe('null: there are no earlier ones on this day'),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'GET /api/staff/conversations/{id}/concierge': {
    summary: 'The assistant’s part in a conversation: mode, rules, the open draft, reasons',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'PUT /api/staff/conversations/{id}/marks': {
    summary: 'What staff know about the guest: VIP, length of stay, a complaint settled',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    body: z.object({
      vip: z.boolean(),
      nights: z.int().min(1).max(365).nullable(),
      complaint: z.boolean().describe('false: the complaint is settled'),
    }),
    status: 200,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'bad-input'],
  },
  'POST /api/staff/drafts/{id}/send': {
    summary: 'Send a draft, as it is or edited; what it supposes is done first',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ body: z.string().trim().min(1).max(2000).optional() }),
    status: 200,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'draft-outdated', 'draft-impossible'],
  },
  'POST /api/staff/drafts/{id}/discard': {
    summary: 'Throw a draft away; the guest waits for a person',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 200,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'draft-outdated'],
  },
} as const;

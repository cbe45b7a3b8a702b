import { z } from 'zod';
import { AiModeSettings, AiProvider, ConversationConcierge, PlacedReason, ProbeResult } from './concierge.ts';
import { AssistantMode } from './demo.ts';
import { ById, InProperty } from './fields.ts';
import { nameSchema } from './name.ts';

/** The assistant's settings, drafts and reasons. */
export const conciergeOperations = {
  'GET /api/staff/ai/mode': {
    summary: 'Get the assistant’s mode, and the rules that limit it to suggestions',
    tag: 'staff',
    auth: 'staff',
    may: 'read-assistant-mode',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: AiModeSettings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/ai/mode': {
    summary:
      'Change how the assistant works; applies from the next message, and alarms are raised in every mode. For managers and owners',
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
        .describe('unchanged when absent'),
    }),
    status: 200,
    roundTrips: 2,
    response: AiModeSettings,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'GET /api/staff/ai/provider': {
    summary: 'Get the language model and its usage; for owners and developers',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-model',
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: AiProvider,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/ai/provider': {
    summary:
      'Set the language model. The key is write-only: absent keeps it, null deletes it. Only an owner switches the model on; a developer’s new address or key switches it off',
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
    roundTrips: 4,
    response: AiProvider,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'POST /api/staff/ai/provider/probe': {
    summary: 'Test the stored language model with one word; reports whether and how fast it answers',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-model',
    transaction: 'own',
    query: InProperty,
    status: 200,
    roundTrips: 3,
    response: ProbeResult,
    problems: ['unauthenticated', 'forbidden', 'rate-limited'],
  },
  'GET /api/staff/ai/reasons': {
    summary:
      'List what the assistant refused, handed to a person or had replaced on one day, newest first. For managers and owners',
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
      before: z.string().max(120).optional().describe('`next` of the previous page'),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({
      day: z.iso.date(),
      today: z.iso.date(),
      reasons: z.array(PlacedReason),
      next: z.string().nullable().describe('null: there are no earlier ones on this day'),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'GET /api/staff/conversations/{id}/concierge': {
    summary: 'Get the assistant’s part in a conversation: mode, rules, open draft, reasons',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'PUT /api/staff/conversations/{id}/marks': {
    summary: 'Set what staff know about the guest: VIP, length of stay, complaint settled',
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
    roundTrips: 3,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'bad-input'],
  },
  'POST /api/staff/drafts/{id}/send': {
    summary: 'Send a draft, unchanged or edited; the actions it proposes are carried out first',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ body: z.string().trim().min(1).max(2000).optional() }),
    status: 200,
    roundTrips: 3,
    response: ConversationConcierge,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'draft-outdated',
      'draft-impossible',
      'guest-left',
    ],
  },
  'POST /api/staff/drafts/{id}/discard': {
    summary: 'Discard a draft; the guest keeps waiting for a person',
    tag: 'staff',
    auth: 'staff',
    may: 'chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 3,
    response: ConversationConcierge,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'draft-outdated'],
  },
} as const;

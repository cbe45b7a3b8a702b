import { z } from 'zod';
import { AssistantMode } from './demo.ts';
import { Place } from './domain.ts';
import { nameSchema } from './name.ts';

const Id = z.string().min(1).max(64);
const Instant = z.iso.datetime();
const ById = z.object({ id: Id });
const InProperty = z.object({ property: Id.describe('property id') });

/** What the assistant asked for and was refused, and why. */
export const RefusedAction = z
  .object({ tool: z.string(), what: z.string(), reason: z.string() })
  .meta({ id: 'RefusedAction' });
export type RefusedAction = z.infer<typeof RefusedAction>;

/** How the assistant of a property works. */
export const AiModeSettings = z
  .object({
    mode: AssistantMode,
    exceptions: z.object({
      vip: z.boolean().describe('guests whom staff marked as VIP are answered by suggestion'),
      complaint: z.boolean().describe('after a complaint, the rest of that conversation is'),
      nights: z
        .int()
        .min(1)
        .max(365)
        .nullable()
        .describe('stays of at least this many nights are; null: rule off'),
    }),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'AiModeSettings' });
export type AiModeSettings = z.infer<typeof AiModeSettings>;

/** The language model of a property. The key is never in any answer. */
export const AiProvider = z
  .object({
    enabled: z.boolean(),
    baseUrl: z.string().nullable(),
    model: z.string().nullable(),
    hasKey: z.boolean(),
    timeoutMs: z.int(),
    monthlyTokenBudget: z.int().nullable().describe('null: no limit'),
    dailyTurnsPerGuest: z.int().describe('turns that one guest session gets of the language model in a day'),
    usedThisMonth: z.object({ turns: z.int(), tokens: z.int() }),
    state: z
      .enum(['off', 'ready', 'budget-used-up', 'circuit-open'])
      .describe('what answers next: the language model only when ready'),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'AiProvider' });
export type AiProvider = z.infer<typeof AiProvider>;

/**
 * Whether the language model answers. Never what it said: an endpoint may repeat what it was sent. All that does not
 * speak the OpenAI protocol is `unreachable` after the whole time limit, so that a probe maps no network;
 * `address-not-allowed` and `timeout` are not answered any more.
 */
export const ProbeResult = z
  .object({
    ok: z.boolean(),
    ms: z.int(),
    reason: z
      .enum([
        'not-configured',
        'address-not-allowed',
        'unreachable',
        'timeout',
        'key-refused',
        'model-unknown',
        'unusable-answer',
      ])
      .nullable(),
    status: z.int().nullable().describe('the HTTP status of an endpoint that speaks the protocol'),
  })
  .meta({ id: 'ProbeResult' });
export type ProbeResult = z.infer<typeof ProbeResult>;

/** An answer that waits for a person's word. */
export const Draft = z
  .object({
    id: Id,
    conversationId: Id,
    body: z.string(),
    proposed: z.array(z.object({ kind: z.enum(['request', 'cancel', 'order']), words: z.string() })),
    engine: z.string(),
    forcedBy: z.string().nullable().describe('vip, complaint or long-stay: the rule that made it a draft'),
    createdAt: Instant,
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

/** Why a turn came out as it did: a person fetched, something refused, an answer replaced. */
export const TurnReason = z
  .object({
    turnId: Id.describe('of the reason itself where no turn decided'),
    at: Instant,
    engine: z.string(),
    handoff: z.string().nullable(),
    refused: z.array(RefusedAction),
    fallback: z.string().nullable().describe('why the embedded engine answered instead'),
  })
  .meta({ id: 'TurnReason' });
export type TurnReason = z.infer<typeof TurnReason>;

/** A reason with where it was, for whoever looks at a whole day. */
export const PlacedReason = TurnReason.extend({ conversationId: Id, place: Place }).meta({
  id: 'PlacedReason',
});
export type PlacedReason = z.infer<typeof PlacedReason>;

/** What staff may know about the assistant's part in a conversation; no guest ever sees it. */
export const ConversationConcierge = z
  .object({
    mode: AssistantMode.describe('what holds here, exceptions included'),
    forcedBy: z.enum(['vip', 'complaint', 'long-stay']).nullable(),
    marks: z.object({ vip: z.boolean(), complaintAt: Instant.nullable(), nights: z.int().nullable() }),
    draft: Draft.nullable(),
    reasons: z.array(TurnReason),
  })
  .meta({ id: 'ConversationConcierge' });
export type ConversationConcierge = z.infer<typeof ConversationConcierge>;

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

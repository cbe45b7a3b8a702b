import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { Place } from '../property/property.ts';

/** What the concierge may do at a property: nothing, draft for staff, or answer by itself. */
export const AssistantMode = z.enum(['off', 'suggest', 'auto']).meta({ id: 'AssistantMode' });
export type AssistantMode = z.infer<typeof AssistantMode>;

/** What the assistant asked for and was refused, and the reason. */
export const RefusedAction = z
  .object({ tool: z.string(), what: z.string(), reason: z.string() })
  .meta({ id: 'RefusedAction' });
export type RefusedAction = z.infer<typeof RefusedAction>;

/** Settings of a property's assistant. */
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
    dailyTurnsPerGuest: z.int().describe('language model turns that one guest session gets in a day'),
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
 * Whether the language model answers; never its answer, because an endpoint may repeat what it was sent. Everything
 * that does not speak the OpenAI protocol is `unreachable` after the whole time limit, so that a probe cannot map a
 * network.
 * `address-not-allowed` and `timeout` are no longer returned.
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

/** An answer that waits for approval. */
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

/** Why a turn ended as it did: handed to a person, refused, or its answer replaced. */
export const TurnReason = z
  .object({
    turnId: Id.describe('of the reason itself when no turn decided'),
    at: Instant,
    engine: z.string(),
    handoff: z.string().nullable(),
    refused: z.array(RefusedAction),
    fallback: z.string().nullable().describe('why the embedded engine answered instead'),
  })
  .meta({ id: 'TurnReason' });
export type TurnReason = z.infer<typeof TurnReason>;

/** A reason with its conversation, for the view of a whole day. */
export const PlacedReason = TurnReason.extend({ conversationId: Id, place: Place }).meta({
  id: 'PlacedReason',
});
export type PlacedReason = z.infer<typeof PlacedReason>;

/** What staff may see of the assistant's part in a conversation; guests never see it. */
export const ConversationConcierge = z
  .object({
    mode: AssistantMode.describe('what applies here, exceptions included'),
    forcedBy: z.enum(['vip', 'complaint', 'long-stay']).nullable(),
    marks: z.object({ vip: z.boolean(), complaintAt: Instant.nullable(), nights: z.int().nullable() }),
    draft: Draft.nullable(),
    reasons: z.array(TurnReason),
  })
  .meta({ id: 'ConversationConcierge' });
export type ConversationConcierge = z.infer<typeof ConversationConcierge>;

import type { DraftedAction } from '@bellkey/concierge/contract';
import type { OrderOption, RefusedAction } from '@bellkey/shared/api';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* The tables of migration 0200: knowledge, settings and orders of the concierge. */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const propertyId = text('property_id').notNull();

export const factVersions = pgTable('fact_versions', {
  propertyId,
  factId: text('fact_id').notNull(),
  version: integer('version').notNull(),
  snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
  byId: text('by_id'),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
});

export const synonymGroups = pgTable('synonym_groups', {
  propertyId,
  id: text('id').notNull(),
  words: text('words').array().notNull(),
});

export const gaps = pgTable('gaps', {
  propertyId,
  id: text('id').notNull(),
  kind: text('kind').$type<'unanswered' | 'stale' | 'wrong'>().notNull(),
  question: text('question').notNull(),
  stems: text('stems').array().notNull(),
  count: integer('count').notNull().default(1),
  status: text('status').$type<'open' | 'taught' | 'dismissed'>().notNull().default('open'),
  factId: text('fact_id'),
  ownerId: text('owner_id'),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
});

export const gapQuestions = pgTable('gap_questions', {
  propertyId,
  id: text('id').notNull(),
  gapId: text('gap_id').notNull(),
  question: text('question').notNull(),
  conversationId: text('conversation_id'),
  messageId: text('message_id'),
  at: instant('at').notNull(),
});

export const aiSettings = pgTable('ai_settings', {
  propertyId: text('property_id').primaryKey(),
  suggestForVip: boolean('suggest_for_vip').notNull().default(true),
  suggestAfterComplaint: boolean('suggest_after_complaint').notNull().default(true),
  suggestFromNights: integer('suggest_from_nights'),
  engineEnabled: boolean('engine_enabled').notNull().default(false),
  baseUrl: text('base_url'),
  model: text('model'),
  sealedKey: text('sealed_key'),
  timeoutMs: integer('timeout_ms').notNull().default(25_000),
  monthlyTokenBudget: integer('monthly_token_budget'),
  dailyTurnsPerGuest: integer('daily_turns_per_guest').notNull().default(20),
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: instant('changed_at').notNull(),
});

export const aiUsage = pgTable('ai_usage', {
  propertyId,
  period: text('period').notNull(),
  subject: text('subject').notNull(),
  turns: integer('turns').notNull().default(0),
  tokens: integer('tokens').notNull().default(0),
});

export const conversationMarks = pgTable('conversation_marks', {
  propertyId,
  conversationId: text('conversation_id').notNull(),
  vip: boolean('vip').notNull().default(false),
  complaintAt: instant('complaint_at'),
  nights: integer('nights'),
});

export const turnReasons = pgTable('turn_reasons', {
  propertyId,
  turnId: text('turn_id').notNull(),
  conversationId: text('conversation_id').notNull(),
  engine: text('engine').notNull(),
  handoff: text('handoff'),
  refused: jsonb('refused').$type<RefusedAction[]>().notNull().default([]),
  fallback: text('fallback'),
  at: instant('at').notNull(),
});

export const drafts = pgTable('drafts', {
  propertyId,
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  turnId: text('turn_id').notNull(),
  answersOrdinal: integer('answers_ordinal').notNull(),
  body: text('body').notNull(),
  proposed: jsonb('proposed').$type<DraftedAction[]>().notNull().default([]),
  engine: text('engine').notNull(),
  forcedBy: text('forced_by'),
  state: text('state')
    .$type<'open' | 'sent' | 'edited' | 'discarded' | 'superseded'>()
    .notNull()
    .default('open'),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  createdAt: instant('created_at').notNull(),
});

export const orders = pgTable('orders', {
  propertyId,
  id: text('id').notNull(),
  no: integer('no').notNull(),
  conversationId: text('conversation_id').notNull(),
  guestSessionId: text('guest_session_id').notNull(),
  locationId: text('location_id').notNull(),
  state: text('state').$type<'draft' | 'submitted' | 'discarded'>().notNull(),
  payment: text('payment').$type<'room' | 'on_delivery'>(),
  allergy: text('allergy'),
  allergyAcknowledgedBy: text('allergy_acknowledged_by'),
  allergyAcknowledgedAt: instant('allergy_acknowledged_at'),
  note: text('note'),
  totalCents: integer('total_cents').notNull().default(0),
  requestId: text('request_id'),
  lastTurnId: text('last_turn_id'),
  createdAt: instant('created_at').notNull(),
  submittedAt: instant('submitted_at'),
});

export const orderLines = pgTable('order_lines', {
  propertyId,
  orderId: text('order_id').notNull(),
  id: text('id').notNull(),
  position: integer('position').notNull(),
  itemId: text('item_id').notNull(),
  name: text('name').notNull(),
  unitCents: integer('unit_cents').notNull(),
  quantity: integer('quantity').notNull(),
  options: jsonb('options').$type<OrderOption[]>().notNull().default([]),
  note: text('note'),
});

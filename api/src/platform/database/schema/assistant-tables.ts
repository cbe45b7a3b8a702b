import type { DraftedAction } from '@bellkey/concierge/contract';
import type { RefusedAction, StaffQuestion } from '@bellkey/shared/api';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* The assistant's turns, drafts, settings and usage. */

export const turns = pgTable('turns', {
  propertyId,
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  state: text('state').$type<'pending' | 'running' | 'done' | 'failed' | 'abandoned'>().notNull(),
  answersOrdinal: integer('answers_ordinal').notNull(),
  attempts: integer('attempts').notNull().default(0),
  runner: text('runner'),
  leaseUntil: instant('lease_until'),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
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

export const conversationMarks = pgTable('conversation_marks', {
  propertyId,
  conversationId: text('conversation_id').notNull(),
  vip: boolean('vip').notNull().default(false),
  complaintAt: instant('complaint_at'),
  nights: integer('nights'),
  /** The concierge's own frame, after it answered the line with `frameOrdinal`. */
  frame: jsonb('frame').$type<object>(),
  frameOrdinal: integer('frame_ordinal'),
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

/** Staff questions to their assistant, with the answers they got. Personal; deleted after 30 days. */
export const staffQuestions = pgTable('staff_questions', {
  propertyId,
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  askedAt: instant('asked_at').notNull(),
  question: text('question').notNull(),
  answer: jsonb('answer').$type<Omit<StaffQuestion, 'id' | 'askedAt' | 'question'>>().notNull(),
});

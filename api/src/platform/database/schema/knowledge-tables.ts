import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* The property's knowledge, and the questions that it did not answer. */

export const facts = pgTable('facts', {
  propertyId,
  id: text('id').notNull(),
  key: text('key').notNull(),
  title: text('title').notNull(),
  scope: text('scope').$type<'public' | 'room' | 'internal'>().notNull(),
  keywords: text('keywords').array().notNull(),
  values: jsonb('values').$type<Record<string, string>>().notNull(),
  text: jsonb('text').$type<Record<string, string>>().notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
  validUntil: instant('valid_until'),
  kind: text('kind').$type<'fact' | 'article'>().notNull().default('fact'),
  status: text('status').$type<'draft' | 'live' | 'retired'>().notNull().default('live'),
  validFrom: instant('valid_from'),
  ownerId: text('owner_id'),
  origin: text('origin').$type<'manual' | 'csv' | 'markdown' | 'gap' | 'seed'>().notNull().default('manual'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

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

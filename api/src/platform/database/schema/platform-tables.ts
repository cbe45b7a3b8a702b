import type { LiveEvent } from '@bellkey/shared/api';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* Events, idempotency keys, and limit counts. */

export const events = pgTable('events', {
  propertyId,
  no: bigint('no', { mode: 'number' }).notNull(),
  type: text('type').notNull(),
  conversationId: text('conversation_id'),
  departmentKey: text('department_key'),
  guestSessionId: text('guest_session_id'),
  forGuest: boolean('for_guest').notNull(),
  payload: jsonb('payload').$type<LiveEvent>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  propertyId,
  caller: text('caller').notNull(),
  key: text('key').notNull(),
  operation: text('operation').notNull(),
  requestHash: text('request_hash').notNull(),
  status: integer('status'),
  answer: jsonb('answer').$type<unknown>(),
  createdAt: instant('created_at').notNull(),
});

export const limitCounts = pgTable('limit_counts', {
  name: text('name').notNull(),
  caller: text('caller').notNull(),
  beganAt: instant('began_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  count: integer('count').notNull(),
});

import type { RequestDetail, RequestState } from '@bellkey/shared/api';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* What guests ask for. */

export const requests = pgTable('requests', {
  propertyId,
  id: text('id').notNull(),
  no: integer('no').notNull(),
  serviceKey: text('service_key').notNull(),
  title: text('title').notNull(),
  quantity: integer('quantity'),
  note: text('note'),
  details: jsonb('details').$type<RequestDetail[]>().notNull().default([]),
  locationId: text('location_id').notNull(),
  departmentKey: text('department_key').notNull(),
  state: text('state').$type<RequestState>().notNull(),
  priority: text('priority').$type<'normal' | 'high' | 'emergency'>().notNull(),
  source: text('source').$type<'ai' | 'guest' | 'staff'>().notNull(),
  conversationId: text('conversation_id'),
  guestSessionId: text('guest_session_id'),
  assigneeId: text('assignee_id'),
  createdAt: instant('created_at').notNull(),
  acknowledgeBy: instant('acknowledge_by').notNull(),
  promisedAt: instant('promised_at'),
  acknowledgedAt: instant('acknowledged_at'),
  pausedAt: instant('paused_at'),
  doneAt: instant('done_at'),
});

export const requestSteps = pgTable('request_steps', {
  propertyId,
  requestId: text('request_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  state: text('state').$type<RequestState>().notNull(),
  at: instant('at').notNull(),
  byKind: text('by_kind').$type<'guest' | 'ai' | 'staff' | 'system'>().notNull(),
  byId: text('by_id'),
  byName: text('by_name'),
  reason: text('reason'),
});

export const turnRequests = pgTable('turn_requests', {
  propertyId,
  turnId: text('turn_id').notNull(),
  serviceKey: text('service_key').notNull(),
  requestId: text('request_id').notNull(),
});

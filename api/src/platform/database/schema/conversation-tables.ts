import type { Alarm, Assurance, MessagePart } from '@bellkey/shared/api';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant, propertyId } from './columns.ts';

/* Guest sessions, their conversations, and alarms. */

export const guestSessions = pgTable('guest_sessions', {
  propertyId,
  id: text('id').notNull(),
  locationId: text('location_id').notNull(),
  qrCodeId: text('qr_code_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  assurance: text('assurance').$type<Assurance>().notNull(),
  language: text('language').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  scannedAt: instant('scanned_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedReason: text('ended_reason'),
});

export const conversations = pgTable('conversations', {
  propertyId,
  id: text('id').notNull(),
  locationId: text('location_id').notNull(),
  guestSessionId: text('guest_session_id').notNull(),
  state: text('state').$type<'ai_active' | 'awaiting_human' | 'human_active' | 'resolved'>().notNull(),
  assigneeId: text('assignee_id'),
  handoffReason: text('handoff_reason'),
  handoffAt: instant('handoff_at'),
  waitingSince: instant('waiting_since'),
  lastMessageAt: instant('last_message_at'),
  preview: text('preview'),
  unreadByStaff: integer('unread_by_staff').notNull().default(0),
  lastOrdinal: integer('last_ordinal').notNull().default(0),
  resolvedOrdinal: integer('resolved_ordinal').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  escalatedAt: instant('escalated_at'),
  guestEndedAt: instant('guest_ended_at'),
  guestEndedReason: text('guest_ended_reason'),
  /** With `snoozedBy`: put aside until then. */
  snoozedUntil: instant('snoozed_until'),
  snoozedBy: text('snoozed_by'),
});

export const messages = pgTable('messages', {
  propertyId,
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  clientId: text('client_id'),
  senderKind: text('sender_kind').$type<'guest' | 'ai' | 'staff' | 'system'>().notNull(),
  senderId: text('sender_id'),
  senderName: text('sender_name'),
  body: text('body').notNull(),
  parts: jsonb('parts').$type<MessagePart[]>().notNull(),
  visibility: text('visibility').$type<'public' | 'internal'>().notNull(),
  engine: text('engine'),
  turnId: text('turn_id'),
  answersOrdinal: integer('answers_ordinal'),
  actions: jsonb('actions').$type<readonly unknown[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at'),
  language: text('language'),
});

export const alarms = pgTable('alarms', {
  propertyId,
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  kind: text('kind').notNull(),
  certainty: text('certainty').$type<Alarm['certainty']>().notNull(),
  words: text('words').notNull(),
  messageId: text('message_id').notNull(),
  requestId: text('request_id'),
  raisedAt: instant('raised_at').notNull(),
  repeatedAt: instant('repeated_at'),
  takenBy: text('taken_by'),
  takenAt: instant('taken_at'),
  guestSaysSafeAt: instant('guest_says_safe_at'),
  escalatedAt: instant('escalated_at'),
  overAt: instant('over_at'),
  overByKind: text('over_by_kind').$type<'guest' | 'staff'>(),
  overBy: text('over_by'),
});

/** How long guests' messages are kept; the default without a row. */
export const retentionSettings = pgTable('retention_settings', {
  propertyId: text('property_id').primaryKey(),
  conversationDays: integer('conversation_days').notNull(),
  requestDays: integer('request_days').notNull(),
  eventDays: integer('event_days').notNull(),
  version: integer('version').notNull().default(1),
});

/** What was erased, without its content. */
export const erasures = pgTable('erasures', {
  propertyId,
  id: text('id').notNull(),
  at: instant('at').notNull(),
  memberId: text('member_id'),
  memberName: text('member_name'),
  conversationId: text('conversation_id'),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
});

/** Photos of guests, as JPEG. */
export const photos = pgTable('photos', {
  propertyId,
  id: text('id').notNull(),
  conversationId: text('conversation_id'),
  guestSessionId: text('guest_session_id'),
  /** Who of the staff sent it; null for a guest's. */
  memberId: text('member_id'),
  /** Whether the guest of the conversation may see it. */
  forGuest: boolean('for_guest').notNull().default(true),
  /** When a text of the staff took it; null until then, and for a guest's. */
  attachedAt: instant('attached_at'),
  clientId: text('client_id').notNull(),
  messageId: text('message_id'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: instant('created_at').notNull(),
  picture: bytes('picture').notNull(),
  thumbnail: bytes('thumbnail').notNull(),
});

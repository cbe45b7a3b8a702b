import type { NotificationChoices, NotificationKind } from '@bellkey/shared/api';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* Notifications to people who have no page open. */

/** Text of a delivery, without a guest's words: the recipient may not be allowed to read conversations. */
export interface DeliveryPayload {
  /** Title, as `Alarm` or `New request`. */
  title: string;
  /** Details, as `Room 204 · Towels · due 14:20`. */
  body: string;
  /** For e-mail: the whole text, where it is longer than the details. */
  text?: string;
  /** Link: a path of the site. */
  path: string;
  /** Later messages with the same tag replace earlier ones on a device. */
  tag: string;
  sound: boolean;
  /** When it happened, as an ISO instant. */
  at: string;
  /** Its language; absent for staff, who read English. */
  language?: string;
  /** For summaries: how many messages it replaces. */
  count?: number;
  /** For webhooks: structured facts. */
  facts?: Record<string, unknown>;
  /** For e-mail: send it only if the person has not been seen since then. */
  unlessSeen?: boolean;
}

export const notificationCursors = pgTable('notification_cursors', {
  propertyId: text('property_id').primaryKey(),
  no: bigint('no', { mode: 'number' }).notNull(),
});

export const pushDevices = pgTable('push_devices', {
  propertyId,
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSentAt: instant('last_sent_at'),
});

/** Browsers in which guests are notified of their requests. */
export const guestDevices = pgTable('guest_devices', {
  propertyId,
  id: text('id').notNull(),
  guestSessionId: text('guest_session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSentAt: instant('last_sent_at'),
});

/** Addresses at which guests get e-mails about their visit. */
export const guestEmails = pgTable('guest_emails', {
  propertyId,
  guestSessionId: text('guest_session_id').notNull(),
  address: text('address').notNull(),
  agreedAt: instant('agreed_at').notNull(),
  /** Sent to the address; null once it is confirmed. */
  code: text('code'),
  codeEndsAt: instant('code_ends_at'),
  /** How often something else than the code was typed. */
  tries: smallint('tries').notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  pageOrigin: text('page_origin'),
  stopToken: text('stop_token').notNull(),
});

export const notificationPreferences = pgTable('notification_preferences', {
  propertyId,
  memberId: text('member_id').notNull(),
  choices: jsonb('choices').$type<Partial<NotificationChoices>>().notNull(),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  weeklyReport: boolean('weekly_report').notNull().default(false),
});

/** Until when a person is viewing the staff app, by tab. */
export const staffAttention = pgTable('staff_attention', {
  propertyId,
  memberId: text('member_id').notNull(),
  tab: text('tab').notNull(),
  until: instant('until').notNull(),
});

export const notificationDeliveries = pgTable('notification_deliveries', {
  propertyId,
  id: text('id').notNull(),
  source: text('source').notNull(),
  kind: text('kind').notNull(),
  channel: text('channel').$type<'push' | 'email' | 'webhook'>().notNull(),
  target: text('target').notNull(),
  memberId: text('member_id'),
  requestId: text('request_id'),
  payload: jsonb('payload').$type<DeliveryPayload>().notNull(),
  createdAt: instant('created_at').notNull(),
  dueAt: instant('due_at').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  state: text('state').$type<'waiting' | 'sent' | 'failed' | 'dropped'>().notNull().default('waiting'),
  finishedAt: instant('finished_at'),
  status: smallint('status'),
  reason: text('reason'),
});

export const propertyWebhooks = pgTable('property_webhooks', {
  propertyId: text('property_id').primaryKey(),
  url: text('url').notNull(),
  kinds: text('kinds').array().$type<NotificationKind[]>().notNull(),
  enabled: boolean('enabled').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  failures: integer('failures').notNull().default(0),
  gaveUpAt: instant('gave_up_at'),
  version: integer('version').notNull().default(1),
});

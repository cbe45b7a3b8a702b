import type {
  Alarm,
  Assurance,
  LiveEvent,
  MessagePart,
  OptionGroup,
  RequestDetail,
  RequestState,
  StaffRole,
} from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * The tables as TypeScript sees them. Keys, references and row-level security live in `api/migrations`, the one
 * place that creates them; `schema.test.ts` holds the two together.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const propertyId = text('property_id').notNull();

export const organizations = pgTable('organizations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  contactName: text('contact_name'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  disposableEmail: boolean('disposable_email').notNull().default(false),
});

export const properties = pgTable('properties', {
  id: text('id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<'hotel' | 'restaurant' | 'str'>().notNull(),
  timeZone: text('time_zone').notNull(),
  currency: text('currency').notNull(),
  languages: text('languages').array().notNull(),
  phone: text('phone'),
  eventNo: bigint('event_no', { mode: 'number' }).notNull().default(0),
  requestNo: integer('request_no').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  aiMode: text('ai_mode').$type<'off' | 'suggest' | 'auto'>().notNull().default('auto'),
  demoUntil: instant('demo_until'),
  country: text('country'),
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
});

export const locations = pgTable('locations', {
  propertyId,
  id: text('id').notNull(),
  kind: text('kind').$type<'room' | 'table' | 'area' | 'lobby'>().notNull(),
  label: text('label').notNull(),
  floor: text('floor'),
  active: boolean('active').notNull().default(true),
});

export const departments = pgTable('departments', {
  propertyId,
  key: text('key').notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

export const services = pgTable('services', {
  propertyId,
  key: text('key').notNull(),
  title: text('title').notNull(),
  departmentKey: text('department_key').notNull(),
  kind: text('kind').$type<'deliver' | 'fix' | 'book' | 'inform' | 'approve' | 'emergency'>().notNull(),
  requiredSlots: text('required_slots').array().notNull(),
  level: text('level').notNull(),
  maxQuantity: integer('max_quantity').notNull().default(1),
  starter: text('starter').notNull(),
  featured: boolean('featured').notNull().default(false),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

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

export const menuCategories = pgTable('menu_categories', {
  propertyId,
  id: text('id').notNull(),
  name: text('name').notNull(),
  availableFrom: text('available_from'),
  availableUntil: text('available_until'),
  position: integer('position').notNull().default(0),
});

export const menuItems = pgTable('menu_items', {
  propertyId,
  id: text('id').notNull(),
  categoryId: text('category_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents').notNull(),
  allergens: text('allergens').array().notNull(),
  diets: text('diets').array().notNull(),
  ageRestricted: boolean('age_restricted').notNull().default(false),
  available: boolean('available').notNull().default(true),
  position: integer('position').notNull().default(0),
  optionGroups: jsonb('option_groups').$type<OptionGroup[]>().notNull().default([]),
});

export const staffMembers = pgTable('staff_members', {
  propertyId,
  id: text('id').notNull(),
  uid: text('uid').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  state: text('state').$type<'pending' | 'approved' | 'rejected' | 'suspended'>().notNull(),
  departments: text('departments').array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  fullName: text('full_name'),
  email: text('email'),
  /** Whether the identity provider has seen that the address is theirs. */
  emailVerified: boolean('email_verified').notNull().default(false),
  jobTitle: text('job_title'),
  languages: text('languages').array().notNull().default([]),
  submittedAt: instant('submitted_at'),
  decisionReason: text('decision_reason'),
});

export const staffSteps = pgTable('staff_steps', {
  propertyId,
  memberId: text('member_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  state: text('state').$type<'pending' | 'approved' | 'rejected' | 'suspended'>().notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  at: instant('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  reason: text('reason'),
});

export const joinCodes = pgTable('join_codes', {
  propertyId: text('property_id').primaryKey(),
  code: text('code').notNull(),
  rotatedAt: instant('rotated_at').notNull(),
});

export const qrCodes = pgTable('qr_codes', {
  propertyId,
  id: text('id').notNull(),
  locationId: text('location_id').notNull(),
  codeHash: text('code_hash').notNull(),
  shortCodeHash: text('short_code_hash').notNull(),
  active: boolean('active').notNull().default(true),
  rotatedAt: instant('rotated_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

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
});

/** How often a house's written content has changed; moved by the database itself (migration 0201). */
export const contentVersions = pgTable('content_versions', {
  propertyId: text('property_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(sql`nextval('content_version')`),
});

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

export const operators = pgTable('operators', {
  uid: text('uid').primaryKey(),
  brand: text('brand'),
});

export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  kind: text('kind').$type<'contact' | 'partner' | 'integration-request' | 'offer-answer'>().notNull(),
  brand: text('brand').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  property: text('property').notNull(),
  rooms: integer('rooms'),
  message: text('message').notNull(),
  system: text('system'),
  consentAt: instant('consent_at').notNull(),
  sentKey: text('sent_key').notNull(),
  contentHash: text('content_hash').notNull(),
  handledAt: instant('handled_at'),
  handledBy: text('handled_by'),
  createdAt: instant('created_at').notNull(),
});

export const demoSessions = pgTable('demo_sessions', {
  propertyId: text('property_id').primaryKey(),
  staffTokenHash: text('staff_token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const limitCounts = pgTable('limit_counts', {
  name: text('name').notNull(),
  caller: text('caller').notNull(),
  beganAt: instant('began_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  count: integer('count').notNull(),
});

export const providerSignIns = pgTable('provider_sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  rawNonce: text('raw_nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  next: text('next'),
  expiresAt: instant('expires_at').notNull(),
});

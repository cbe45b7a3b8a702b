import type { QueueViewFilter, ShiftSection, StaffRole } from '@bellkey/shared/api';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* Staff: memberships, their history, and the code to join. */

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
  /** Whether the identity provider has verified the address. */
  emailVerified: boolean('email_verified').notNull().default(false),
  jobTitle: text('job_title'),
  phone: text('phone'),
  languages: text('languages').array().notNull().default([]),
  submittedAt: instant('submitted_at'),
  decisionReason: text('decision_reason'),
  /** The invitation that they accepted. */
  invitationId: text('invitation_id'),
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
  /** Null in rows from before it was recorded. */
  departments: text('departments').array(),
});

/** Who is on duty, as they set it; no row counts as on duty. */
export const staffPresence = pgTable('staff_presence', {
  propertyId,
  memberId: text('member_id').notNull(),
  onDuty: boolean('on_duty').notNull(),
  /** On duty, and back in a moment. */
  away: boolean('away').notNull().default(false),
  since: instant('since').notNull(),
});

/** When each member was last seen, to within a minute. */
export const staffSeen = pgTable('staff_seen', {
  propertyId,
  memberId: text('member_id').notNull(),
  at: instant('at').notNull(),
});

/** Links to join that work once. */
export const staffInvitations = pgTable('staff_invitations', {
  propertyId,
  id: text('id').notNull(),
  tokenHash: text('token_hash').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  departments: text('departments').array().notNull(),
  email: text('email'),
  invitedBy: text('invited_by').notNull(),
  invitedByName: text('invited_by_name').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  usedBy: text('used_by'),
  revokedAt: instant('revoked_at'),
  revokedByName: text('revoked_by_name'),
});

export const joinCodes = pgTable('join_codes', {
  propertyId: text('property_id').primaryKey(),
  code: text('code').notNull(),
  rotatedAt: instant('rotated_at').notNull(),
});

/** Hand-over notes: drafts, one per department and one for the whole property, until they are signed. */
export const shiftNotes = pgTable('shift_notes', {
  propertyId,
  id: text('id').notNull(),
  departmentKey: text('department_key'),
  version: integer('version').notNull().default(1),
  since: instant('since').notNull(),
  sections: jsonb('sections').$type<ShiftSection[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  changedByName: text('changed_by_name').notNull(),
  signedAt: instant('signed_at'),
  signedBy: text('signed_by'),
  signedByName: text('signed_by_name'),
  draftedAt: instant('drafted_at'),
  /** Hashes of the lines that were written from the data, by section. */
  drafted: jsonb('drafted').$type<Readonly<Record<string, readonly string[]>>>(),
});

/** Who has acknowledged a signed note. */
export const shiftNoteReaders = pgTable('shift_note_readers', {
  propertyId,
  noteId: text('note_id').notNull(),
  memberId: text('member_id').notNull(),
  memberName: text('member_name').notNull(),
  at: instant('at').notNull(),
});

/** Views of the queue that members saved. */
export const staffViews = pgTable('staff_views', {
  propertyId,
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  name: text('name').notNull(),
  filter: jsonb('filter').$type<QueueViewFilter>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Replies that the staff keep ready, by language. */
export const cannedReplies = pgTable('canned_replies', {
  propertyId,
  id: text('id').notNull(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<Record<string, string>>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Notes of the staff on requests. */
export const requestNotes = pgTable('request_notes', {
  propertyId,
  requestId: text('request_id').notNull(),
  no: integer('no').notNull(),
  id: text('id').notNull(),
  clientId: text('client_id').notNull(),
  memberId: text('member_id').notNull(),
  memberName: text('member_name').notNull(),
  body: text('body').notNull(),
  mentions: jsonb('mentions').$type<Array<{ id: string; name: string }>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Channels between two members, in the order of their ids. */
export const teamDirects = pgTable('team_directs', {
  propertyId,
  id: text('id').notNull(),
  memberA: text('member_a').notNull(),
  memberB: text('member_b').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What members write to each other. */
export const teamMessages = pgTable('team_messages', {
  propertyId,
  channelId: text('channel_id').notNull(),
  no: integer('no').notNull(),
  id: text('id').notNull(),
  clientId: text('client_id').notNull(),
  memberId: text('member_id').notNull(),
  memberName: text('member_name').notNull(),
  body: text('body').notNull(),
  mentions: jsonb('mentions').$type<Array<{ id: string; name: string }>>().notNull(),
  here: boolean('here').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** How far members have read. */
export const teamReads = pgTable('team_reads', {
  propertyId,
  channelId: text('channel_id').notNull(),
  memberId: text('member_id').notNull(),
  upTo: integer('up_to').notNull(),
});

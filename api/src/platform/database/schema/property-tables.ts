import type { BrandState, ServicePolicy } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant, propertyId } from './columns.ts';

/* The property and its written content. */

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
  settingsVersion: integer('settings_version').notNull().default(1),
  kitchenPause: jsonb('kitchen_pause').$type<{ since: string; until: string | null; by: string }>(),
  brand: text('brand'),
  /** How the property looks to its guests; null for as everyone. */
  guestBrand: jsonb('guest_brand').$type<BrandState>(),
  /** What the latest change replaced. */
  guestBrandBefore: jsonb('guest_brand_before').$type<BrandState>(),
  guestBrandVersion: integer('guest_brand_version').notNull().default(1),
});

/** Images of the brands of properties, by the hash of their content. */
export const brandImages = pgTable('brand_images', {
  propertyId,
  hash: text('hash').notNull(),
  kind: text('kind').$type<'mark' | 'picture'>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** What a brand keeps of it. */
  details: jsonb('details').$type<NonNullable<BrandState['mark'] | BrandState['picture']>>().notNull(),
  content: bytes('content').notNull(),
  /** The same smaller; null for a mark. */
  small: bytes('small'),
});

export const locations = pgTable('locations', {
  propertyId,
  id: text('id').notNull(),
  kind: text('kind').$type<'room' | 'table' | 'area' | 'lobby'>().notNull(),
  label: text('label').notNull(),
  floor: text('floor'),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
});

export const departments = pgTable('departments', {
  propertyId,
  key: text('key').notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
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
  /** Other names that guests have for it, in any language. */
  words: text('words').array().notNull().default([]),
  /** Description for guests; empty when there is none. */
  description: text('description').notNull().default(''),
  featured: boolean('featured').notNull().default(false),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
});

/** Version of the property's written content; the database raises it (migration 0201). */
export const contentVersions = pgTable('content_versions', {
  propertyId: text('property_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(sql`nextval('content_version')`),
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

/** The property's service levels, hours and holidays as one document. */
export const servicePolicies = pgTable('service_policies', {
  propertyId: text('property_id').primaryKey(),
  version: integer('version').notNull(),
  policy: jsonb('policy').$type<ServicePolicy>().notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Changes of the property's settings by managers, with the previous values. */
export const settingChanges = pgTable('setting_changes', {
  propertyId,
  id: text('id').notNull(),
  at: instant('at').notNull(),
  memberId: text('member_id').notNull(),
  memberName: text('member_name').notNull(),
  subject: text('subject')
    .$type<
      | 'property'
      | 'brand'
      | 'department'
      | 'service'
      | 'place'
      | 'dish'
      | 'category'
      | 'webhook'
      | 'retention'
      | 'api-key'
      | 'hours'
      | 'holiday'
      | 'service-levels'
      | 'member'
      | 'invitation'
      | 'code'
      | 'erasure'
    >()
    .notNull(),
  subjectId: text('subject_id').notNull(),
  subjectTitle: text('subject_title').notNull(),
  before: jsonb('before').$type<Record<string, unknown> | null>(),
  after: jsonb('after').$type<Record<string, unknown>>().notNull(),
});

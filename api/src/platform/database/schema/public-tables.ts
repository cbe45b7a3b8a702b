import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* Tables without a property: operators, enquiries, demos, sign-ins at a provider. */

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

export const providerSignIns = pgTable('provider_sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  rawNonce: text('raw_nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  next: text('next'),
  expiresAt: instant('expires_at').notNull(),
});

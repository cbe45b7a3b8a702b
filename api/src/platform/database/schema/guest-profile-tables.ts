import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/** Details that guests enter about themselves; one row per conversation, created on first use. */
export const guestProfiles = pgTable('guest_profiles', {
  propertyId,
  conversationId: text('conversation_id').notNull(),
  preferredName: text('preferred_name'),
  language: text('language'),
  /** Property time: `22:00`. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  allergies: text('allergies'),
  marketing: boolean('marketing').notNull().default(false),
  marketingAt: instant('marketing_at'),
  changedAt: instant('changed_at').notNull(),
  changes: integer('changes').notNull().default(1),
  erasureAskedAt: instant('erasure_asked_at'),
});

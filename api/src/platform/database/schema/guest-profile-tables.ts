import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/** What guests say about themselves by hand; one row per conversation, made when they first say something. */
export const guestProfiles = pgTable('guest_profiles', {
  propertyId,
  conversationId: text('conversation_id').notNull(),
  preferredName: text('preferred_name'),
  language: text('language'),
  /** As the property's clocks show it: `22:00`. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  allergies: text('allergies'),
  marketing: boolean('marketing').notNull().default(false),
  marketingAt: instant('marketing_at'),
  changedAt: instant('changed_at').notNull(),
  changes: integer('changes').notNull().default(1),
  erasureAskedAt: instant('erasure_asked_at'),
});

import { type SQL, sql } from 'drizzle-orm';
import { guestSessions } from '../../../platform/database/schema/conversation-tables.ts';

/**
 * The language in which a guest is told, as a column of a statement over guest sessions: the one that they chose on
 * their profile, otherwise that of their browser.
 */
export const guestLanguage: SQL<string> = sql`coalesce((
  select profile.language from guest_profiles profile
  join conversations own on own.property_id = profile.property_id and own.id = profile.conversation_id
  where own.property_id = ${guestSessions.propertyId} and own.guest_session_id = ${guestSessions.id}
    and profile.language is not null limit 1), ${guestSessions.language})`;

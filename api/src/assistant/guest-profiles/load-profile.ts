import type { GuestProfile } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { instantText } from '../../platform/database/select-json.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareJson } from '../../platform/statements/prepared-sql.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';

type StoredProfile = Omit<GuestProfile, 'expiresAt' | 'place' | 'assurance' | 'property'>;

const conversationId = sql.placeholder('conversationId');
const instant = (column: string) => sql.raw(instantText(column));

const storedProfile = prepareJson<StoredProfile>(
  () => sql`select json_build_object(
    'id', conversation.id,
    'scannedAt', ${instant('session.scanned_at')},
    'conversationSince', ${instant('conversation.created_at')},
    'counts', json_build_object(
      'messages', (select count(*) from messages where messages.property_id = conversation.property_id
        and messages.conversation_id = conversation.id and visibility = 'public'),
      'requests', (select count(*) from requests where requests.property_id = conversation.property_id
        and requests.conversation_id = conversation.id),
      'orders', (select count(*) from orders where orders.property_id = conversation.property_id
        and orders.conversation_id = conversation.id and orders.state = 'submitted')),
    'preferences', json_build_object(
      'name', profile.preferred_name,
      'language', profile.language,
      'quiet', case when profile.quiet_from is not null
        then json_build_object('from', profile.quiet_from, 'until', profile.quiet_until) end,
      'allergies', profile.allergies,
      'marketing', coalesce(profile.marketing, false)),
    'marketingAt', ${instant('profile.marketing_at')},
    'changedAt', ${instant('profile.changed_at')},
    'erasureAskedAt', ${instant('profile.erasure_asked_at')}) as json
  from conversations conversation
  join guest_sessions session
    on session.property_id = conversation.property_id and session.id = conversation.guest_session_id
  left join guest_profiles profile
    on profile.property_id = conversation.property_id and profile.conversation_id = conversation.id
  where conversation.property_id = ${ofProperty} and conversation.id = ${conversationId}`,
);

/** What the property knows about this guest, in one statement, without what is for staff only. */
export async function loadProfile(scope: PropertyScope, guest: GuestCaller): Promise<GuestProfile | null> {
  const [[stored], property] = await Promise.all([
    scope.run(storedProfile, { conversationId: guest.conversationId }),
    loadProperty(scope),
  ]);
  if (!stored) return null;
  const { place, assurance, expiresAt } = guest;
  return { ...stored, property, place, assurance, expiresAt: expiresAt.toISOString() };
}

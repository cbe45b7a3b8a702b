import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { instantText, selectJson } from '../../../platform/database/select-json.ts';
import { type TabMate, tabOfConversation } from '../tab-mates.ts';

/** A guest of an open tab, as stored. */
export interface StoredTabGuest extends TabMate {
  id: string;
  name: string;
}

/** An open tab with its guests, in the order in which they joined. */
export interface StoredTab {
  id: string;
  ownerId: string;
  locationId: string;
  shareCode: string;
  closesAt: string;
  guests: StoredTabGuest[];
}

/** Whether the session of the guest row `guest` is open: a phone that has left orders nothing. */
const hasOpenSession = (now: SQL) => sql`exists (select from guest_sessions session
  where session.property_id = guest.property_id and session.id = guest.guest_session_id
    and session.ended_at is null and session.expires_at > ${now})`;

/**
 * Loads the tab that meets a condition, if it is open: not closed, its time not over, and the session of its owner
 * open. Its row is locked where it is going to change.
 *
 * @param condition on `tabs`
 */
export async function findOpenTab(
  scope: PropertyScope,
  condition: SQL,
  lock: 'to-change' | 'to-read',
): Promise<StoredTab | null> {
  const now = sql`${scope.now.toISOString()}::timestamptz`;
  const [, [tab]] = await Promise.all([
    // A statement of its own: the next one sees what was committed while this one waited.
    lock === 'to-change' &&
      scope.db.execute(
        sql`select from tabs where tabs.property_id = ${scope.propertyId} and ${condition} for update`,
      ),
    selectJson<StoredTab>(
      scope.db,
      sql`select json_build_object(
        'id', tabs.id,
        'ownerId', tabs.owner_id,
        'locationId', tabs.location_id,
        'shareCode', tabs.share_code,
        'closesAt', ${sql.raw(instantText('tabs.closes_at'))},
        'guests', (select coalesce(json_agg(json_build_object('id', guest.id, 'conversationId', guest.conversation_id,
            'sessionId', guest.guest_session_id, 'name', guest.name) order by guest.joined_at, guest.id), '[]')
          from tab_guests guest
          where guest.property_id = tabs.property_id and guest.tab_id = tabs.id and guest.left_at is null
            and ${hasOpenSession(now)})) as json
      from tabs
      where tabs.property_id = ${scope.propertyId} and tabs.closed_at is null and tabs.closes_at > ${now}
        and exists (select from tab_guests guest where guest.property_id = tabs.property_id
          and guest.id = tabs.owner_id and ${hasOpenSession(now)})
        and ${condition}`,
    ),
  ]);
  return tab ?? null;
}

/** The open tab of a conversation's guest, if any. */
export const findOwnTab = (
  scope: PropertyScope,
  conversationId: string,
  lock: 'to-change' | 'to-read',
): Promise<StoredTab | null> =>
  findOpenTab(scope, sql`tabs.id = ${tabOfConversation(scope, conversationId)}`, lock);

/** The guest of a tab whose phone this is. */
export const guestOf = ({ guests }: StoredTab, conversationId: string): StoredTabGuest | null =>
  guests.find((guest) => guest.conversationId === conversationId) ?? null;

/** Whether the guest of this conversation owns the tab. */
export const ownsTab = (tab: StoredTab, conversationId: string): boolean =>
  guestOf(tab, conversationId)?.id === tab.ownerId;

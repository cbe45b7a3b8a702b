import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { tabGuests } from '../../platform/database/schema/order-tables.ts';

/** A phone that shows a tab. */
export interface TabMate {
  conversationId: string;
  sessionId: string;
}

/** The id of the tab that a conversation's guest is part of, open or not, as a subquery. */
export const tabOfConversation = ({ propertyId }: PropertyScope, conversationId: string): SQL =>
  sql`(select me.tab_id from tab_guests me
    where me.property_id = ${propertyId} and me.conversation_id = ${conversationId} and me.left_at is null)`;

/** Tells the phones of these guests, and no one else, to load their tab again. */
export function announceTab(scope: PropertyScope, guests: readonly TabMate[]): void {
  for (const { conversationId, sessionId } of guests) {
    scope.emit({
      type: 'tab.updated',
      conversationId,
      departmentKey: null,
      guestSessionId: sessionId,
      forGuest: true,
      onceKey: `tab:${sessionId}`,
      payload: () => ({ type: 'tab.updated', conversationId }),
    });
  }
}

/** Everyone whose tab shows the cart of this conversation, its own guest included; no one when they order alone. */
export function loadTabMates(scope: PropertyScope, conversationId: string): Promise<TabMate[]> {
  return scope.db
    .select({ conversationId: tabGuests.conversationId, sessionId: tabGuests.guestSessionId })
    .from(tabGuests)
    .where(
      scope.own(
        tabGuests,
        and(isNull(tabGuests.leftAt), eq(tabGuests.tabId, sql`${tabOfConversation(scope, conversationId)}`)),
      ),
    );
}

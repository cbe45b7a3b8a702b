import { and, eq, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { tabGuests, tabs } from '../../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { announceTab } from '../tab-mates.ts';
import { newShareCode } from './open-tab.ts';
import { findOwnTab, guestOf, ownsTab } from './tab-rows.ts';

/** Leaves the tab, with one's own cart; the tab of an owner who leaves is closed. Everyone keeps what they chose. */
export async function leaveTab(scope: PropertyScope, guest: GuestCaller): Promise<Outcome<{ tab: null }>> {
  const tab = await findOwnTab(scope, guest.conversationId, 'to-change');
  const own = tab && guestOf(tab, guest.conversationId);
  if (!tab || !own) return refused('no-tab');
  const closes = own.id === tab.ownerId;
  scope.write(
    scope.db
      .update(tabGuests)
      .set({ leftAt: scope.now })
      .where(
        scope.own(
          tabGuests,
          and(closes ? eq(tabGuests.tabId, tab.id) : eq(tabGuests.id, own.id), isNull(tabGuests.leftAt)),
        ),
      ),
  );
  if (closes) {
    scope.write(
      scope.db
        .update(tabs)
        .set({ closedAt: scope.now })
        .where(scope.own(tabs, eq(tabs.id, tab.id))),
    );
  }
  announceTab(scope, tab.guests);
  return done({ tab: null });
}

/** The owner removes a guest, who keeps their own cart. A new share code keeps them out. */
export async function removeTabGuest(
  scope: PropertyScope,
  guest: GuestCaller,
  removedId: string,
): Promise<Outcome<undefined>> {
  const tab = await findOwnTab(scope, guest.conversationId, 'to-change');
  if (!tab) return refused('no-tab');
  if (!ownsTab(tab, guest.conversationId)) return refused('tab-owner-only');
  const wanted = tab.guests.find(({ id }) => id === removedId);
  if (!wanted || wanted.id === tab.ownerId) return refused('not-found');
  scope.write(
    scope.db
      .update(tabGuests)
      .set({ leftAt: scope.now })
      .where(scope.own(tabGuests, eq(tabGuests.id, wanted.id))),
  );
  scope.write(
    scope.db
      .update(tabs)
      .set({ shareCode: newShareCode() })
      .where(scope.own(tabs, eq(tabs.id, tab.id))),
  );
  announceTab(scope, tab.guests);
  return done(undefined);
}

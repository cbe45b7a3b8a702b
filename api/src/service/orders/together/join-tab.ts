import { randomUUID } from 'node:crypto';
import { MAX_TAB_GUESTS, parsePlaceCode, SHARE_CODES_PER_HOUR } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import { type Limit, loadCount, takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { tabGuests } from '../../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { lockConversation } from '../../conversations/append-message.ts';
import { announceTab } from '../tab-mates.ts';
import { leaveEarlier, tabName } from './open-tab.ts';
import { findOpenTab, findOwnTab, guestOf, type StoredTab } from './tab-rows.ts';

/** Of 2^35 codes, those of the few open tabs at one place are right: ten tries an hour find none. */
const WRONG_CODES: Limit = { name: 'share-codes', allowed: SHARE_CODES_PER_HOUR, windowMs: 60 * 60_000 };

/** Puts a number after a name that is taken at the table, so that everyone can be told apart. */
function freeName(wanted: string, { guests }: Pick<StoredTab, 'guests'>): string {
  const taken = new Set(guests.map(({ name }) => name.toLowerCase()));
  let free = wanted;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${wanted} ${number}`;
  return free;
}

/**
 * Joins the tab of a share code at the guest's place. A code of another place or of a closed tab looks like
 * an unknown one; a session that typed too many of these waits, also with a right one.
 */
export async function joinTab(
  scope: PropertyScope,
  guest: GuestCaller,
  { shareCode, name }: { shareCode: string; name: string },
): Promise<Outcome<undefined>> {
  const { sessionId, conversationId, place } = guest;
  const code = parsePlaceCode(shareCode);
  if (code?.kind !== 'short') return refused('malformed-code');
  const caller = `${scope.propertyId} ${sessionId}`;
  const [tab, conversation, own, wrongCodes] = await Promise.all([
    findOpenTab(scope, sql`tabs.share_code = ${code.value} and tabs.location_id = ${place.id}`, 'to-change'),
    lockConversation(scope, conversationId),
    findOwnTab(scope, conversationId, 'to-read'),
    loadCount(scope.db, WRONG_CODES.name, caller, scope.now),
  ]);
  if (wrongCodes && wrongCodes.count >= WRONG_CODES.allowed) {
    return refused('rate-limited', { retryAfterSeconds: wrongCodes.waitSeconds });
  }
  if (!conversation) return refused('not-found');
  if (!tab) {
    const wait = await takeOne(scope.db, WRONG_CODES, caller, scope.now);
    return wait === null
      ? refused('unknown-share-code', { keep: true })
      : refused('rate-limited', { retryAfterSeconds: wait });
  }
  if (guestOf(tab, conversationId)) return done(undefined);
  if (own) return refused('in-another-tab');
  if (tab.guests.length >= MAX_TAB_GUESTS) return refused('tab-full');
  leaveEarlier(scope, conversationId);
  const row = {
    guestSessionId: sessionId,
    name: freeName(tabName(name), tab),
    joinedAt: scope.now,
    leftAt: null,
  };
  scope.write(
    scope.db
      .insert(tabGuests)
      .values({
        propertyId: scope.propertyId,
        id: randomUUID(),
        tabId: tab.id,
        conversationId,
        ...row,
      })
      .onConflictDoUpdate({
        target: [tabGuests.propertyId, tabGuests.tabId, tabGuests.conversationId],
        set: row,
      }),
  );
  announceTab(scope, [...tab.guests, { conversationId, sessionId }]);
  return done(undefined);
}

import { GUEST_EMAILS_PER_DAY } from '@bellkey/shared/api';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { guestSessions } from '../../../platform/database/schema/conversation-tables.ts';
import {
  guestEmails,
  notificationDeliveries,
} from '../../../platform/database/schema/notification-tables.ts';
import { loadAddress } from '../../../property/properties/property-address.ts';
import { guestLanguage } from './guest-language.ts';
import type { GuestMailAddress } from './guest-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
type Delivery = typeof notificationDeliveries.$inferSelect;

/** A guest's e-mail that is due, or why it is not sent after all. */
export type ClaimedGuestMail = { to: GuestMailAddress; drop: null } | { to: null; drop: string };

/**
 * Loads where a guest's e-mail goes. It is not sent when the visit or the address is gone, when the guest has looked
 * since, when a later step of the same request is told, or when the day's e-mails are used up.
 */
export async function claimGuestMail(
  scope: PropertyScope,
  { target, requestId, createdAt, attempts }: Delivery,
): Promise<ClaimedGuestMail> {
  const { propertyId, now } = scope;
  const [[row], [later], { slug }] = await Promise.all([
    scope.db
      .select({
        address: guestEmails.address,
        pageOrigin: guestEmails.pageOrigin,
        stopToken: guestEmails.stopToken,
        language: guestLanguage,
        lastSeenAt: guestSessions.lastSeenAt,
      })
      .from(guestEmails)
      .innerJoin(
        guestSessions,
        and(
          eq(guestSessions.propertyId, guestEmails.propertyId),
          eq(guestSessions.id, guestEmails.guestSessionId),
          isNull(guestSessions.endedAt),
          gt(guestSessions.expiresAt, now),
        ),
      )
      .where(
        scope.own(guestEmails, eq(guestEmails.guestSessionId, target), isNotNull(guestEmails.confirmedAt)),
      ),
    requestId === null
      ? []
      : scope.db
          .select({ id: notificationDeliveries.id })
          .from(notificationDeliveries)
          .where(
            scope.own(
              notificationDeliveries,
              eq(notificationDeliveries.requestId, requestId),
              eq(notificationDeliveries.channel, 'email'),
              eq(notificationDeliveries.target, target),
              gt(notificationDeliveries.createdAt, createdAt),
            ),
          )
          .limit(1),
    loadAddress(scope),
  ]);
  if (!row) return { to: null, drop: 'There is no confirmed address.' };
  const { lastSeenAt, ...address } = row;
  if (lastSeenAt > createdAt) return { to: null, drop: 'They have looked since.' };
  if (later) return { to: null, drop: 'A later step of it is told.' };
  const to = { ...address, propertyId, slug };
  if (attempts > 1) return { to, drop: null };
  const per = (name: string, allowed: number, caller: string) =>
    takeOne(scope.db, { name, allowed, windowMs: DAY_MS }, caller, now);
  const waits = await Promise.all([
    per('guest-emails', GUEST_EMAILS_PER_DAY.session, `${propertyId} ${target}`),
    per('guest-emails-to', GUEST_EMAILS_PER_DAY.address, row.address),
    per('guest-emails-of', GUEST_EMAILS_PER_DAY.property, propertyId),
  ]);
  return waits.every((wait) => wait === null)
    ? { to, drop: null }
    : { to: null, drop: 'There were too many e-mails today.' };
}

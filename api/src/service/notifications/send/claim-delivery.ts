import { awaitsAcceptance, isOpen } from '@bellkey/shared/request-clock';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { guestSessions } from '../../../platform/database/schema/conversation-tables.ts';
import {
  guestDevices,
  notificationDeliveries,
  propertyWebhooks,
  pushDevices,
  staffAttention,
} from '../../../platform/database/schema/notification-tables.ts';
import { requests } from '../../../platform/database/schema/request-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { claimGuestMail } from '../guests/claim-guest-mail.ts';
import type { GuestMailAddress } from '../guests/guest-mail.ts';
import { GUEST_KIND } from '../guests/plan-guest-deliveries.ts';
import { isTakenBack } from '../guests/taken-back.ts';

export type Delivery = typeof notificationDeliveries.$inferSelect;

/** How long a delivery belongs to the process that sends it. If that one ends, another tries again. */
const LEASE_MS = 2 * 60_000;
/** An older push is dropped as outdated. */
const STALE_PUSH_MS = 60 * 60_000;

/** A browser that messages are sent to. */
type Browser = Pick<typeof pushDevices.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** A delivery that this process may send, with its recipient. */
export interface Claimed {
  delivery: Delivery;
  /** Why it is not sent after all. */
  drop: string | null;
  /** The account of the member it is for; null for guests and webhooks. */
  uid: string | null;
  device: Browser | null;
  email: string | null;
  /** Where a guest's e-mail goes. */
  guestMail: GuestMailAddress | null;
  webhook: typeof propertyWebhooks.$inferSelect | null;
}

/** Claims a due delivery; null when another process has it. What it needs is loaded in the same statement. */
export async function claimDelivery(scope: PropertyScope, id: string): Promise<Claimed | null> {
  const [delivery] = await scope.db
    .update(notificationDeliveries)
    .set({
      dueAt: new Date(scope.now.getTime() + LEASE_MS),
      attempts: sql`${notificationDeliveries.attempts} + 1`,
    })
    .where(
      scope.own(
        notificationDeliveries,
        and(
          eq(notificationDeliveries.id, id),
          eq(notificationDeliveries.state, 'waiting'),
          lte(notificationDeliveries.dueAt, scope.now),
        ),
      ),
    )
    .returning();
  if (!delivery) return null;
  const { channel, kind, memberId, requestId } = delivery;
  const isGuestMail = kind === GUEST_KIND && channel === 'email';
  const [[member], [device], [webhook], [request], [looking], mail] = await Promise.all([
    memberId === null
      ? []
      : scope.db
          .select()
          .from(staffMembers)
          .where(scope.own(staffMembers, eq(staffMembers.id, memberId))),
    channel === 'push' ? selectDevice(scope, delivery) : [],
    channel === 'webhook'
      ? scope.db.select().from(propertyWebhooks).where(eq(propertyWebhooks.propertyId, scope.propertyId))
      : [],
    requestId === null
      ? []
      : scope.db
          .select({
            state: requests.state,
            assigneeId: requests.assigneeId,
            // Its alarm may have been raised again since the request was accepted.
            hasUntakenAlarm: sql<boolean>`exists (select 1 from alarms
              where alarms.property_id = ${scope.propertyId} and alarms.request_id = ${requestId}
                and alarms.over_at is null and alarms.taken_at is null)`,
            isTakenBack: isTakenBack(delivery),
          })
          .from(requests)
          .where(scope.own(requests, eq(requests.id, requestId))),
    memberId === null || !delivery.payload.unlessSeen
      ? []
      : scope.db
          .select({ until: staffAttention.until })
          .from(staffAttention)
          .where(
            scope.own(
              staffAttention,
              eq(staffAttention.memberId, memberId),
              gt(staffAttention.until, delivery.createdAt),
            ),
          )
          .limit(1),
    isGuestMail ? claimGuestMail(scope, delivery) : null,
  ]);
  const email = channel === 'email' && member?.emailVerified ? member.email : null;
  const claimed = {
    delivery,
    uid: member?.uid ?? null,
    device: device ?? null,
    email,
    guestMail: mail?.to ?? null,
    webhook: webhook ?? null,
  };
  const drop = () => {
    if (memberId !== null && member?.state !== 'approved') return 'They no longer work here.';
    if (channel === 'push' && !device) return 'Push was turned off on this device.';
    if (request?.isTakenBack) return 'The kitchen took it back.';
    if (mail) return mail.drop;
    if (channel === 'email' && email === null) return 'There is no verified address.';
    if (channel === 'webhook' && !webhook) return 'There is no webhook.';
    if (channel === 'webhook' && !webhook?.enabled && delivery.kind !== 'test') return 'The webhook is off.';
    if (channel === 'webhook') return null;
    if (looking) return 'They have been seen since.';
    // A guest is notified of what is done, too.
    if (request && kind !== GUEST_KIND && isSettled(delivery, request)) return 'It is taken care of.';
    const age = scope.now.getTime() - delivery.createdAt.getTime();
    return channel === 'push' && age > STALE_PUSH_MS ? 'It is no news any more.' : null;
  };
  return { ...claimed, drop: drop() };
}

/** The browser that a push message is for: of a member, or of a guest whose visit goes on. */
async function selectDevice(scope: PropertyScope, { kind, target, memberId }: Delivery): Promise<Browser[]> {
  if (kind !== GUEST_KIND)
    return scope.db
      .select()
      .from(pushDevices)
      .where(scope.own(pushDevices, eq(pushDevices.id, target), eq(pushDevices.memberId, memberId ?? '')));
  const { endpoint, p256dh, auth } = guestDevices;
  return scope.db
    .select({ endpoint, p256dh, auth })
    .from(guestDevices)
    .innerJoin(
      guestSessions,
      and(
        eq(guestSessions.propertyId, guestDevices.propertyId),
        eq(guestSessions.id, guestDevices.guestSessionId),
        isNull(guestSessions.endedAt),
        gt(guestSessions.expiresAt, scope.now),
      ),
    )
    .where(scope.own(guestDevices, eq(guestDevices.id, target)));
}

/** Whether the event no longer needs the recipient's action. */
function isSettled(
  { kind, memberId }: Delivery,
  request: Pick<typeof requests.$inferSelect, 'state' | 'assigneeId'> & { hasUntakenAlarm: boolean },
): boolean {
  if (!isOpen(request.state)) return true;
  switch (kind) {
    case 'request':
      return !awaitsAcceptance(request);
    case 'alarm':
      return !awaitsAcceptance(request) && !request.hasUntakenAlarm;
    case 'approval':
      return request.state !== 'needs_approval';
    case 'assigned':
      return request.assigneeId !== memberId;
    default:
      return false;
  }
}

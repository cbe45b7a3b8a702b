import { WEBHOOK_LOG_LENGTH } from '@bellkey/shared/api';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import {
  guestDevices,
  notificationDeliveries,
  propertyWebhooks,
  pushDevices,
} from '../../../platform/database/schema/notification-tables.ts';
import { mailInstead } from '../guests/mail-instead.ts';
import { GUEST_KIND } from '../guests/plan-guest-deliveries.ts';
import type { Delivery } from './claim-delivery.ts';
import { nextAttempt, type Result } from './retry.ts';

/** Permanent failures in a row after which the webhook is turned off. */
export const MAX_WEBHOOK_FAILURES = 5;

/** Saves the result of an attempt. */
export function finishDelivery(scope: PropertyScope, delivery: Delivery, result: Result): void {
  const { channel, attempts } = delivery;
  const again = result.kind === 'again' ? nextAttempt(channel, attempts, result, scope.now) : null;
  const reason = result.kind === 'sent' ? null : result.reason;
  setDelivery(scope, delivery, {
    status: result.status,
    reason,
    ...(again
      ? { dueAt: again }
      : { state: result.kind === 'sent' ? 'sent' : 'failed', finishedAt: scope.now }),
  });
  if (channel === 'push' && delivery.kind === GUEST_KIND && result.kind !== 'sent' && !again) {
    mailInstead(scope, delivery);
  }
  if (channel === 'push') finishPush(scope, delivery, result);
  if (channel === 'webhook') finishWebhook(scope, delivery, result, again === null);
}

/** Saves that a delivery is not sent after all. */
export function dropDelivery(scope: PropertyScope, delivery: Delivery, reason: string): void {
  setDelivery(scope, delivery, { state: 'dropped', reason, finishedAt: scope.now });
}

function setDelivery(scope: PropertyScope, { id, attempts }: Delivery, change: Partial<Delivery>): void {
  const { id: ofId, state, attempts: ofAttempts } = notificationDeliveries;
  scope.write(
    scope.db
      .update(notificationDeliveries)
      .set(change)
      // A late one finds that another process has tried since.
      .where(
        scope.own(notificationDeliveries, and(eq(ofId, id), eq(state, 'waiting'), eq(ofAttempts, attempts))),
      ),
  );
}

function finishPush(scope: PropertyScope, { kind, target }: Delivery, result: Result): void {
  const devices = kind === GUEST_KIND ? guestDevices : pushDevices;
  const own = scope.own(devices, eq(devices.id, target));
  if (result.kind === 'sent') {
    scope.write(scope.db.update(devices).set({ lastSentAt: scope.now }).where(own));
  } else if (result.kind === 'refused' && result.gone) {
    scope.write(scope.db.delete(devices).where(own));
  }
}

function finishWebhook(scope: PropertyScope, { kind }: Delivery, result: Result, final: boolean): void {
  const own = eq(propertyWebhooks.propertyId, scope.propertyId);
  const failures = sql`${propertyWebhooks.failures} + 1`;
  if (result.kind === 'sent') {
    scope.write(scope.db.update(propertyWebhooks).set({ failures: 0 }).where(own));
  } else if (final && kind !== 'test') {
    const gone = result.kind === 'refused' && result.gone === true;
    const givesUp = sql`${propertyWebhooks.enabled} and (${gone} or ${failures} >= ${MAX_WEBHOOK_FAILURES})`;
    scope.write(
      scope.db
        .update(propertyWebhooks)
        .set({
          failures,
          enabled: sql`${propertyWebhooks.enabled} and not (${givesUp})`,
          gaveUpAt: sql`case when ${givesUp} then ${scope.now.toISOString()}::timestamptz else ${propertyWebhooks.gaveUpAt} end`,
        })
        .where(own),
    );
  }
  if (final) keepLog(scope);
}

/** The log has the last messages of the webhook, and those still waiting. */
function keepLog(scope: PropertyScope): void {
  const { id, channel, state, createdAt } = notificationDeliveries;
  const finished = scope.own(notificationDeliveries, and(eq(channel, 'webhook'), sql`${state} <> 'waiting'`));
  const tooMany = scope.db
    .select({ id })
    .from(notificationDeliveries)
    .where(finished)
    .orderBy(desc(createdAt), desc(id))
    .offset(WEBHOOK_LOG_LENGTH);
  scope.write(
    scope.db.delete(notificationDeliveries).where(scope.own(notificationDeliveries, inArray(id, tooMany))),
  );
}

import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { deliveryView, findWebhook } from './load-webhook.ts';

/** Sends a test message to the webhook. */
export async function testWebhook(scope: PropertyScope): Promise<Outcome<WebhookDelivery>> {
  const [webhook, property] = await Promise.all([findWebhook(scope), loadProperty(scope)]);
  if (!webhook) return refused('not-found');
  const id = randomUUID();
  const row = {
    propertyId: scope.propertyId,
    id,
    source: `test:${id}`,
    kind: 'test',
    channel: 'webhook' as const,
    target: 'webhook',
    memberId: null,
    requestId: null,
    payload: {
      title: notificationsMessages.heading.test,
      body: property.name,
      path: `/dashboard?${new URLSearchParams({ property: property.id })}`,
      tag: 'test',
      sound: false,
      at: scope.now.toISOString(),
      facts: { kind: 'test' },
    },
    createdAt: scope.now,
    dueAt: scope.now,
    attempts: 0,
    state: 'waiting' as const,
    finishedAt: null,
    status: null,
    reason: null,
  };
  scope.write(scope.db.insert(notificationDeliveries).values(row));
  return done(deliveryView(row));
}

/** Sends a logged message again, under the same id: a receiver that has it already recognises it. */
export async function replayDelivery(scope: PropertyScope, id: string): Promise<Outcome<WebhookDelivery>> {
  const own = scope.own(
    notificationDeliveries,
    eq(notificationDeliveries.id, id),
    eq(notificationDeliveries.channel, 'webhook'),
  );
  const [[row], webhook] = await Promise.all([
    scope.db.select().from(notificationDeliveries).where(own).for('update'),
    findWebhook(scope),
  ]);
  if (!row || !webhook) return refused('not-found');
  const change = {
    state: 'waiting' as const,
    dueAt: scope.now,
    attempts: 0,
    finishedAt: null,
    status: null,
    reason: null,
  };
  scope.write(scope.db.update(notificationDeliveries).set(change).where(own));
  return done(deliveryView({ ...row, ...change }));
}

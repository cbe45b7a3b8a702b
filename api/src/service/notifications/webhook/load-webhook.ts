import {
  type OperationOutput,
  WEBHOOK_LOG_LENGTH,
  type Webhook,
  type WebhookDelivery,
} from '@bellkey/shared/api';
import { desc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import {
  notificationDeliveries,
  propertyWebhooks,
} from '../../../platform/database/schema/notification-tables.ts';

export type WebhookRow = typeof propertyWebhooks.$inferSelect;

/** The webhook as managers see it, without its secret. */
export function webhookView({ url, kinds, enabled, gaveUpAt, version }: WebhookRow): Webhook {
  return { url, kinds, enabled, gaveUpAt: gaveUpAt?.toISOString() ?? null, version };
}

/** A message of the webhook as managers see it. */
export function deliveryView(row: typeof notificationDeliveries.$inferSelect): WebhookDelivery {
  const { id, kind, createdAt, state, attempts, dueAt, status, reason, payload } = row;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    state,
    attempts,
    nextAt: state === 'waiting' ? dueAt.toISOString() : null,
    status,
    reason,
    text: payload.body,
  };
}

/** The webhook of the property, locked for a change if wanted; null without one. */
export async function findWebhook(scope: PropertyScope, lock = false): Promise<WebhookRow | null> {
  const query = scope.db
    .select()
    .from(propertyWebhooks)
    .where(eq(propertyWebhooks.propertyId, scope.propertyId));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** The webhook and its last messages. */
export async function loadWebhook(
  scope: PropertyScope,
): Promise<OperationOutput<'GET /api/staff/settings/webhook'>> {
  const [webhook, deliveries] = await Promise.all([
    findWebhook(scope),
    scope.db
      .select()
      .from(notificationDeliveries)
      .where(scope.own(notificationDeliveries, eq(notificationDeliveries.channel, 'webhook')))
      .orderBy(desc(notificationDeliveries.createdAt), desc(notificationDeliveries.id))
      .limit(WEBHOOK_LOG_LENGTH),
  ]);
  return { webhook: webhook && webhookView(webhook), deliveries: deliveries.map(deliveryView) };
}

import type { Limit } from '../../platform/database/limit-counts.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { limited } from './limited.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';
import { changeWebhook, rotateSecret } from './webhook/change-webhook.ts';
import { loadWebhook } from './webhook/load-webhook.ts';
import { replayDelivery, testWebhook } from './webhook/send-again.ts';

const MINUTE_MS = 60_000;

/** Keeps the server from being used to flood a webhook receiver. */
const TESTS: Limit = { name: 'notification-tests', allowed: 6, windowMs: MINUTE_MS };
const REPLAYS: Limit = { name: 'webhook-replays', allowed: 30, windowMs: MINUTE_MS };

/** The property's webhook. */
export function webhookRoutes(vault: ReceiverPorts['vault'], addresses: AddressPolicy) {
  return {
    'GET /api/staff/settings/webhook': async ({ scope }) => done(await loadWebhook(scope)),
    'PUT /api/staff/settings/webhook': ({ scope, staff, body }) =>
      changeWebhook(scope, staff, body, { vault, addresses }),
    'POST /api/staff/settings/webhook/secret': ({ scope, staff }) =>
      rotateSecret(scope, staff, { vault, addresses }),
    'POST /api/staff/settings/webhook/test': ({ scope }) =>
      limited(scope, TESTS, 'webhook', () => testWebhook(scope)),
    'POST /api/staff/settings/webhook-deliveries/{id}/replay': ({ scope, params }) =>
      limited(scope, REPLAYS, 'webhook', () => replayDelivery(scope, params.id)),
  } satisfies Partial<Handlers>;
}

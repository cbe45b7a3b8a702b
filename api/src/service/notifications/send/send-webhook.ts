import { Webhook } from 'standardwebhooks';
import type { DeliveryPayload } from '../../../platform/database/schema/notification-tables.ts';
import type { ReceiverPorts } from './receiver-ports.ts';
import { type Result, readAnswer } from './retry.ts';

const TIMEOUT_MS = 10_000;

/** Payload for a webhook, in the format of Standard Webhooks. */
export function webhookBody(
  kind: string,
  propertyId: string,
  { title, body, path, at, facts, count }: DeliveryPayload,
  origin: string | null,
): string {
  return JSON.stringify({
    type: `bellkey.${kind}`,
    timestamp: at,
    data: {
      ...facts,
      property: propertyId,
      title,
      text: body,
      url: origin ? new URL(path, origin).href : path,
      ...(count !== undefined && { count }),
    },
  });
}

/** Sends one message to a webhook, signed with its secret (Standard Webhooks, `v1`). */
export async function sendWebhook(
  { id, url, secret, body }: { id: string; url: string; secret: string; body: string },
  { fetch }: Pick<ReceiverPorts, 'fetch'>,
  now: Date,
): Promise<Result> {
  const signature = new Webhook(secret).sign(id, now, body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Bellkey',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const result = readAnswer(response, now);
    // A receiver may refuse for a while during a deployment; only 410 means that it wants no more.
    if (result.kind !== 'refused') return result;
    const reason = `The receiver answered ${response.status}.`;
    return response.status === 410
      ? { ...result, gone: true, reason: 'The receiver wants no more messages (410).' }
      : { kind: 'again', status: response.status, reason };
  } catch {
    // Whatever the reason, an address in the server's own network included: its names and hosts are not for tenants.
    return {
      kind: 'again',
      status: null,
      reason: 'The receiver could not be reached, or did not answer in time.',
    };
  }
}

import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { DeliveryPayload, pushDevices } from '../../../platform/database/schema/notification-tables.ts';
import type { ReceiverPorts } from './receiver-ports.ts';
import { type Result, readAnswer } from './retry.ts';

/** How long a push service keeps a message for a device that is off. */
const TTL_S = 30 * 60;
const ALARM_TTL_S = 2 * 60 * 60;
const TIMEOUT_MS = 10_000;
/** The largest message in bytes, before encryption. */
export const PUSH_MAX_BYTES = 2048;

/** The button of a notification that accepts its request, with its texts. */
export interface AcceptAction {
  property: string;
  notification: string;
  label: string;
  /** Title when the server cannot be reached. */
  offline: string;
}

/** Payload for a device: the service worker parses it (host/service-worker/notifications). */
export function pushMessage(
  kind: string,
  { title, body, path, tag, sound, at, language }: DeliveryPayload,
  accept?: AcceptAction,
): string {
  return JSON.stringify({ kind, title, body, path, tag, silent: !sound, at, lang: language, accept });
}

/** A topic (RFC 8030, 5.4): a later message replaces one that still waits at the push service. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sends one message to one device, encrypted for that device (RFC 8291). */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<typeof pushDevices.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>,
  kind: string,
  payload: DeliveryPayload,
  { vapid, fetch }: Pick<ReceiverPorts, 'vapid' | 'fetch'>,
  now: Date,
  accept?: AcceptAction,
): Promise<Result> {
  const message = pushMessage(kind, payload, accept);
  if (Buffer.byteLength(message) > PUSH_MAX_BYTES) {
    return { kind: 'refused', status: null, reason: 'The message is too long.' };
  }
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: vapid,
      TTL: kind === 'alarm' ? ALARM_TTL_S : TTL_S,
      urgency: kind === 'alarm' || kind === 'breach' ? 'high' : 'normal',
      topic: topicOf(payload.tag),
    });
  } catch {
    return { kind: 'refused', status: null, reason: 'The device’s keys are no keys.', gone: true };
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(request.body ?? []),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return readAnswer(response, now);
  } catch {
    return { kind: 'again', status: null, reason: 'The push service did not answer.' };
  }
}

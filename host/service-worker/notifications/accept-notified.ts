import { parseAccept } from './parse-push.ts';
import { ACCEPT, type NotificationPorts } from './show-push.ts';

/** What accepting needs of the service worker, besides showing the result. */
export interface AcceptPorts extends Pick<NotificationPorts, 'show'> {
  fetch(path: string, options: RequestInit): Promise<Response>;
}

const TIMEOUT_MS = 15_000;

interface Shown {
  title: string;
  body: string;
}

const isShown = (answer: unknown): answer is Shown =>
  typeof answer === 'object' &&
  answer !== null &&
  'title' in answer &&
  'body' in answer &&
  typeof answer.title === 'string' &&
  typeof answer.body === 'string';

/**
 * Accepts the request of a notification, and replaces the notification with the result. Without a connection the button
 * stays, to be pressed again. Resolves with false when the app has to be opened instead.
 */
export async function acceptNotified(data: unknown, { show, fetch }: AcceptPorts): Promise<boolean> {
  if (typeof data !== 'object' || data === null) return false;
  const { tag, body, path, accept: given } = data as Record<string, unknown>;
  const accept = parseAccept(given);
  if (!accept || typeof tag !== 'string' || typeof body !== 'string') return false;
  const { property, notification, label, offline } = accept;
  let response: Response;
  try {
    response = await fetch('/api/notifications/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ property, notification }),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    const again = { tag, body, data, actions: [{ action: ACCEPT, title: label }] };
    await show(offline, again as NotificationOptions);
    return true;
  }
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  // Too old, or the device has lost its permission: the app says why.
  if (!isShown(answer)) return false;
  await show(answer.title, { tag, body: answer.body, silent: true, data: { path } });
  return true;
}

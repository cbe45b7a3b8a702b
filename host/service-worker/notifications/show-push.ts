import { type PushMessage, parsePush, sameOriginPath } from './parse-push.ts';

/** What showing and opening needs of the service worker. */
export interface NotificationPorts {
  origin: string;
  show(title: string, options: NotificationOptions): Promise<void>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

const isWorkplace = (url: string): boolean => new URL(url).pathname.startsWith('/dashboard');

/** Whether the person views the dashboard on this device: it notifies by itself. */
async function isSeenHere({ clients }: NotificationPorts): Promise<boolean> {
  const tabs = await clients.matchAll({ type: 'window' });
  return tabs.some(
    ({ url, visibilityState, focused }) => focused && visibilityState === 'visible' && isWorkplace(url),
  );
}

/** Shows a push message, unless the person is looking at the dashboard here. An alarm is shown in any case. */
export async function showPush(text: string | undefined, ports: NotificationPorts): Promise<void> {
  const message = parsePush(text, ports.origin);
  const always = message.kind === 'alarm' || message.kind === 'test';
  if (!always && (await isSeenHere(ports))) return;
  await ports.show(message.title, optionsOf(message));
}

function optionsOf({ kind, body, path, tag, silent, at }: PushMessage): NotificationOptions {
  const options: NotificationOptions & { renotify: boolean; timestamp?: number } = {
    body,
    tag,
    // A message that replaces an earlier one also makes a sound.
    renotify: !silent,
    silent,
    requireInteraction: kind === 'alarm',
    lang: 'en',
    data: { path },
    ...(at !== null && { timestamp: at }),
  };
  return options;
}

/** Opens the subject of a notification: in a tab that shows it, in one at the dashboard, or in a new one. */
export async function openNotified(data: unknown, { origin, clients }: NotificationPorts): Promise<void> {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  const url = new URL(sameOriginPath(path, origin), origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url.href);
  if (there) {
    await there.focus();
    return;
  }
  // Only the queue itself: a tab with a conversation may have unsent text.
  const queue = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  // A tab that this worker does not control cannot be navigated.
  const moved = await queue?.navigate(url.href).catch(() => null);
  if (moved) await moved.focus();
  else await clients.openWindow(url.href);
}

import { type PushMessage, parsePush, sameOriginPath } from './parse-push.ts';

/** What showing and opening needs of the service worker. */
export interface NotificationPorts {
  origin: string;
  show(title: string, options: NotificationOptions): Promise<void>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

/** Name of the button that accepts a request. */
export const ACCEPT = 'accept';

const DASHBOARD = '/dashboard';
/** Pages of guests that show events by themselves. */
const GUEST_PAGES = ['/chat', '/restaurant-chat', '/orders'];

/** Whether a page shows the subject of a message: the dashboard for staff, the pages of the visit for guests. */
function isShownBy(url: string, { path }: PushMessage): boolean {
  const { pathname } = new URL(url);
  return path.startsWith(DASHBOARD) ? pathname.startsWith(DASHBOARD) : GUEST_PAGES.includes(pathname);
}

/** Whether the person looks at a page on this device that shows the event by itself. */
async function isSeenHere(message: PushMessage, { clients }: NotificationPorts): Promise<boolean> {
  const tabs = await clients.matchAll({ type: 'window' });
  return tabs.some(
    ({ url, visibilityState, focused }) =>
      focused && visibilityState === 'visible' && isShownBy(url, message),
  );
}

/** Shows a push message, unless the person is looking at its subject on this device. Always shows an alarm. */
export async function showPush(text: string | undefined, ports: NotificationPorts): Promise<void> {
  const message = parsePush(text, ports.origin);
  const always = message.kind === 'alarm' || message.kind === 'test';
  if (!always && (await isSeenHere(message, ports))) return;
  await ports.show(message.title, optionsOf(message));
}

/** Fields that TypeScript's types of notifications lack. */
type FullOptions = NotificationOptions & {
  renotify: boolean;
  timestamp?: number;
  actions?: Array<{ action: string; title: string }>;
};

function optionsOf({ kind, body, path, tag, silent, lang, accept, at }: PushMessage): NotificationOptions {
  const options: FullOptions = {
    body,
    tag,
    // A message that replaces an earlier one also makes a sound.
    renotify: !silent,
    silent,
    requireInteraction: kind === 'alarm',
    lang,
    data: { path, tag, body, accept },
    ...(accept && { actions: [{ action: ACCEPT, title: accept.label }] }),
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

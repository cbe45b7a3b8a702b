/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { sameOriginPath } from './parse-push.ts';
import { type NotificationPorts, openNotified, showPush } from './show-push.ts';

const ORIGIN = 'https://aurora.example';
const message = {
  kind: 'request',
  title: 'New request',
  body: 'Room 204 · Towels · due 14:20',
  path: '/dashboard?r=1',
  tag: 'request:1',
  silent: false,
  at: '2026-11-24T14:00:00.000Z',
};

interface Tab {
  path: string;
  seen?: boolean;
  /** Whether this worker controls it. */
  controlled?: boolean;
}

/** A device with these tabs, which records what is shown and opened. */
function aDevice(...tabs: Tab[]) {
  const shown: Array<{ title: string; options: NotificationOptions }> = [];
  const did: string[] = [];
  const clients = tabs.map(({ path, seen = false, controlled = true }) => ({
    url: `${ORIGIN}${path}`,
    focused: seen,
    visibilityState: seen ? 'visible' : 'hidden',
    async focus() {
      did.push(`focus ${path}`);
    },
    async navigate(url: string) {
      if (!controlled) throw new TypeError('not controlled');
      did.push(`navigate ${path} to ${url}`);
      return this;
    },
  }));
  const ports = {
    origin: ORIGIN,
    show: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
    clients: {
      matchAll: async () => clients,
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
  } as unknown as NotificationPorts;
  return { ports, shown, did };
}

describe('a push message', () => {
  test('is shown once for each request, with its link', async () => {
    const { ports, shown } = aDevice();
    await showPush(JSON.stringify(message), ports);
    expect(shown).toMatchObject([
      {
        title: 'New request',
        options: { body: message.body, tag: 'request:1', renotify: true, data: { path: '/dashboard?r=1' } },
      },
    ]);
  });

  test('of a new request has a button that accepts it, and a malformed one has none', async () => {
    const accept = { property: 'aurora', notification: 'd1', label: 'Accept', offline: 'No connection' };
    const { ports, shown } = aDevice();
    await showPush(JSON.stringify({ ...message, accept }), ports);
    expect(shown[0]?.options).toMatchObject({
      actions: [{ action: 'accept', title: 'Accept' }],
      data: { path: '/dashboard?r=1', tag: 'request:1', accept },
    });
    await showPush(JSON.stringify({ ...message, accept: { property: 'aurora' } }), ports);
    expect(shown[1]?.options).not.toHaveProperty('actions');
  });

  test('is not shown to a viewer of the dashboard on this device, unless it is an alarm', async () => {
    const { ports, shown } = aDevice({ path: '/dashboard', seen: true });
    await showPush(JSON.stringify(message), ports);
    expect(shown).toEqual([]);
    await showPush(JSON.stringify({ ...message, kind: 'alarm' }), ports);
    expect(shown).toMatchObject([{ options: { requireInteraction: true } }]);
  });

  test('for a guest is not shown to who looks at the chat here, and is shown to who looks at the dashboard', async () => {
    const forGuest = { ...message, kind: 'guest', title: 'Em curso', path: '/chat', lang: 'pt' };
    const atChat = aDevice({ path: '/chat', seen: true });
    await showPush(JSON.stringify(forGuest), atChat.ports);
    expect(atChat.shown).toEqual([]);
    const elsewhere = aDevice({ path: '/dashboard', seen: true }, { path: '/chat' });
    await showPush(JSON.stringify(forGuest), elsewhere.ports);
    expect(elsewhere.shown).toMatchObject([
      { title: 'Em curso', options: { lang: 'pt', data: { path: '/chat' } } },
    ]);
  });

  test('is shown while only another page of the site is viewed', async () => {
    const { ports, shown } = aDevice({ path: '/about', seen: true }, { path: '/dashboard' });
    await showPush(JSON.stringify(message), ports);
    expect(shown).toHaveLength(1);
  });

  test.each([undefined, '', 'null', '[]', '{"title":1}'])(
    'with the content %p still shows something',
    async (text) => {
      const { ports, shown } = aDevice();
      await showPush(text, ports);
      expect(shown).toMatchObject([{ title: 'Something is new', options: { data: { path: '/dashboard' } } }]);
    },
  );

  test.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 7, undefined, 'http://['])(
    'never leads to %p',
    (path) => {
      expect(sameOriginPath(path, ORIGIN)).toBe('/dashboard');
    },
  );
});

describe('a click on a notification', () => {
  test('focuses a tab that shows it already', async () => {
    const { ports, did } = aDevice({ path: '/dashboard?r=1' }, { path: '/dashboard' });
    await openNotified({ path: '/dashboard?r=1' }, ports);
    expect(did).toEqual(['focus /dashboard?r=1']);
  });

  test('reuses a tab at the queue, and opens a new one without it', async () => {
    const at = aDevice({ path: '/dashboard/staff-chat?c=2' }, { path: '/dashboard' });
    await openNotified({ path: '/dashboard?r=1' }, at.ports);
    expect(at.did).toEqual([`navigate /dashboard to ${ORIGIN}/dashboard?r=1`, 'focus /dashboard']);
    const other = aDevice({ path: '/dashboard/staff-chat?c=2' });
    await openNotified({ path: '/dashboard?r=1' }, other.ports);
    expect(other.did).toEqual([`open ${ORIGIN}/dashboard?r=1`]);
  });

  test('opens a new tab when the one at the queue cannot be navigated', async () => {
    const { ports, did } = aDevice({ path: '/dashboard', controlled: false });
    await openNotified({ path: '/dashboard?r=1' }, ports);
    expect(did).toEqual([`open ${ORIGIN}/dashboard?r=1`]);
  });
});

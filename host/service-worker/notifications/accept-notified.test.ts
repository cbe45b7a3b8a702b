/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { acceptNotified } from './accept-notified.ts';

const accept = {
  property: 'aurora',
  notification: 'd1',
  label: 'Accept',
  offline: 'Not accepted: no connection',
};
const data = { path: '/dashboard?r=1', tag: 'request:1', body: 'Room 204 · Towels', accept };

/** A device whose server answers so; null for no connection. */
function aDevice(answer: { status: number; body: unknown } | null) {
  const shown: Array<{ title: string; options: NotificationOptions }> = [];
  const asked: Array<{ path: string; options: RequestInit }> = [];
  const ports = {
    show: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
    fetch: async (path: string, options: RequestInit) => {
      asked.push({ path, options });
      if (!answer) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    },
  };
  return { ports, shown, asked };
}

describe('the button that accepts a request', () => {
  test('accepts without opening the app, and shows who has the request in its place', async () => {
    const body = { accepted: true, title: 'Accepted: you have it', body: 'Room 204 · Towels' };
    const { ports, shown, asked } = aDevice({ status: 200, body });
    expect(await acceptNotified(data, ports)).toBe(true);
    expect(asked).toMatchObject([
      { path: '/api/notifications/accept', options: { method: 'POST', credentials: 'omit' } },
    ]);
    expect(JSON.parse(String(asked[0]?.options.body))).toEqual({ property: 'aurora', notification: 'd1' });
    expect(shown).toEqual([
      {
        title: 'Accepted: you have it',
        options: { tag: 'request:1', body: body.body, silent: true, data: { path: '/dashboard?r=1' } },
      },
    ]);
  });

  test('stays when there is no connection, to be pressed again', async () => {
    const { ports, shown } = aDevice(null);
    expect(await acceptNotified(data, ports)).toBe(true);
    expect(shown).toMatchObject([
      {
        title: 'Not accepted: no connection',
        options: { tag: 'request:1', data, actions: [{ action: 'accept', title: 'Accept' }] },
      },
    ]);
  });

  test.each([
    ['the server refuses it', data, { status: 404, body: { code: 'not-found' } }],
    ['the answer is none', data, { status: 200, body: { title: 1 } }],
    ['the notification has no request', { path: '/dashboard' }, { status: 200, body: {} }],
    ['the notification has nothing', null, { status: 200, body: {} }],
  ])('opens the app instead when %s', async (_case, given, answer) => {
    const { ports, shown } = aDevice(answer);
    expect(await acceptNotified(given, ports)).toBe(false);
    expect(shown).toEqual([]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RenderRequest } from '../rendering/render-protocol.ts';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';

const CODE = 'q7Zt0bYk3mJx-VwA_9LdQe';
const COOKIE = 'bellkey_guest=token-1; bellkey-language=de';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };

interface Asked {
  key: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
let asked: Asked[];
let rendered: Array<Omit<RenderRequest, 'id'>>;
let answers: Record<string, [status: number, body: object, cookie?: string]>;
let failing: boolean;

const guestApi: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    const key = `${request.method} ${request.url}`;
    asked.push({ key, body, headers: request.headers });
    const [status, answer, cookie] = answers[key] ?? [404, { code: 'not-found', status: 404 }];
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(cookie && { 'set-cookie': cookie }),
    });
    response.end(JSON.stringify(answer));
  });
};

beforeEach(async () => {
  asked = [];
  rendered = [];
  failing = false;
  answers = {
    'POST /api/qr/resolve': [200, { property: { name: 'Hotel Aurora' }, place: { label: 'Room 204' } }],
    'POST /api/guest/session': [201, {}, 'bellkey_guest=token-2; Path=/; HttpOnly'],
    'GET /api/guest/conversation': [200, { messages: [] }, 'bellkey_guest=token-1; Path=/; HttpOnly'],
    'POST /api/guest/messages': [201, {}],
    'POST /api/guest/handoff': [200, {}],
  };
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-first-')));
  await store.trust(['guest']);
  const firstData = { 'scan-qr': 'place', chat: 'conversation' } as const;
  await store.register({ guest: { live: await store.publish('guest', 'build-1', { firstData }) } });
  host = await smallHost(store, {
    guestApi,
    render: async (_, request) => {
      rendered.push(request);
      return failing && request.first
        ? { ok: false, kind: 'threw', reason: 'x' }
        : { ok: true, html: `<p>${JSON.stringify(request.first?.kind ?? 'frame')}</p>` };
    },
  });
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  host.app.request(`http://localhost${url}`, { headers: { accept: 'text/html', ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  host.app.request(`http://localhost${url}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  });

describe('a page opened with a code', () => {
  test('has the place in its HTML, by one call of the API that counts for the guest’s own address', async () => {
    const answer = await open(`/scan-qr?c=${CODE}`, { 'x-forwarded-for': '203.0.113.9', cookie: COOKIE });
    const html = await answer.text();
    expect(html).toContain('<p>"place"</p>');
    expect(html).toContain('Hotel Aurora');
    expect(asked.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/qr/resolve', JSON.stringify({ code: CODE })],
    ]);
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(rendered[0]?.first).toMatchObject({ kind: 'place', code: CODE, languages: ['de'] });
  });

  test('stays in no cache, no search engine, no referrer, no log and no thread’s address', async () => {
    const answer = await open(`/scan-qr?c=${CODE}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    expect(rendered.map(({ url }) => url)).toEqual(['/scan-qr']);
    failing = true;
    await open(`/scan-qr?c=${CODE}`);
    expect(host.logged.length).toBeGreaterThan(0);
    expect(host.logged.join()).not.toContain(CODE);
  });

  test('is asked about again each time, also when the API knows no such code', async () => {
    answers['POST /api/qr/resolve'] = [404, { code: 'unknown-code', status: 404 }];
    await open(`/scan-qr?c=${CODE}`);
    await open(`/scan-qr?c=${CODE}`);
    expect(asked).toHaveLength(2);
    expect(rendered[1]?.first).toMatchObject({ place: { ok: false, error: { code: 'unknown-code' } } });
  });

  test('comes without its data when the API is down, or the page can’t be rendered with it', async () => {
    answers['POST /api/qr/resolve'] = [500, {}];
    expect(await (await open(`/scan-qr?c=${CODE}`)).text()).toContain('<p>"frame"</p>');
    answers['POST /api/qr/resolve'] = [200, {}];
    failing = true;
    const html = await (await open(`/scan-qr?c=${CODE}`)).text();
    expect(html).toContain('<p>"frame"</p>');
    expect(html).not.toContain(CODE);
  });

  test('without a code it is everyone’s page, which asks nothing', async () => {
    await open('/scan-qr');
    const again = await open('/scan-qr');
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect([asked, rendered]).toEqual([[], [expect.objectContaining({ url: '/scan-qr' })]]);
  });
});

describe('the chat', () => {
  test('of a guest has their conversation, is kept nowhere, and renews their cookie', async () => {
    const answer = await open('/chat', { cookie: COOKIE });
    expect(await answer.text()).toContain('<p>"conversation"</p>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toContain('bellkey_guest=token-1');
    expect(asked.map(({ key, headers }) => [key, headers.cookie])).toEqual([
      ['GET /api/guest/conversation', COOKIE],
    ]);
    // The next visitor without a session gets nothing of it.
    const other = await open('/chat');
    expect(await other.text()).toContain('<p>"frame"</p>');
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a copy for later', { 'sec-fetch-dest': 'empty' }],
    ['a look ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['another site’s script', { 'sec-fetch-dest': 'script' }],
  ])('as %s has nothing of the guest', async (_, headers) => {
    const answer = await open('/chat', { cookie: COOKIE, ...headers });
    expect(await answer.text()).toContain('<p>"frame"</p>');
    expect(asked).toEqual([]);
  });
});

describe('a form', () => {
  test('begins a session from a code and goes to the chat, with the cookie', async () => {
    const answer = await post('/scan-qr', { code: CODE });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    expect(answer.headers.get('set-cookie')).toContain('bellkey_guest=token-2');
    expect(asked.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/guest/session', JSON.stringify({ code: CODE })],
    ]);
  });

  test('says why there is no session, at the place', async () => {
    answers['POST /api/guest/session'] = [429, { code: 'too-many-sessions', status: 429 }];
    const answer = await post('/scan-qr', { code: CODE });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(rendered[0]?.first).toMatchObject({ problem: { code: 'too-many-sessions' }, code: CODE });
  });

  test('sends a message under its own id and shows the conversation again', async () => {
    const answer = await post(
      '/chat',
      { clientId: 'client-id-1', body: ' Two towels ' },
      { ...OWN, cookie: COOKIE },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    const [sent] = asked;
    expect(sent?.key).toBe('POST /api/guest/messages');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ clientId: 'client-id-1', body: 'Two towels' });
    expect(sent?.headers).toMatchObject({
      'idempotency-key': 'client-id-1',
      'sec-fetch-site': 'same-origin',
      cookie: COOKIE,
    });
  });

  test('sends what a pressed choice says, or asks for a person', async () => {
    await post(
      '/chat',
      { clientId: 'client-id-1', body: 'half', choice: 'Towels, please' },
      { ...OWN, cookie: COOKIE },
    );
    await post('/chat', { clientId: 'client-id-2', person: '1' }, { ...OWN, cookie: COOKIE });
    expect(asked.map(({ key }) => key)).toEqual(['POST /api/guest/messages', 'POST /api/guest/handoff']);
    expect(JSON.parse(asked[0]?.body ?? '').body).toBe('Towels, please');
  });

  test('that the API refuses comes back with what was typed, and why', async () => {
    answers['POST /api/guest/messages'] = [422, { code: 'message-too-long', status: 422 }];
    await post('/chat', { clientId: 'client-id-1', body: 'x'.repeat(3000) }, { ...OWN, cookie: COOKIE });
    expect(rendered[0]?.first).toMatchObject({
      form: { clientId: 'client-id-1', body: 'x'.repeat(3000), problem: { code: 'message-too-long' } },
    });
  });

  test('takes 2,000 characters of any script', async () => {
    const body = '部'.repeat(2000);
    expect((await post('/chat', { clientId: 'client-id-1', body }, { ...OWN, cookie: COOKIE })).status).toBe(
      303,
    );
    expect(JSON.parse(asked[0]?.body ?? '').body).toBe(body);
  });

  test.each([
    ['another site', { ...FORM, 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { ...FORM, 'sec-fetch-site': 'same-site' }],
    ['another origin', { ...FORM, origin: 'https://evil.example' }],
    ['nothing that says so', FORM],
  ])('from %s is refused, and the API not asked', async (_, headers) => {
    for (const url of ['/scan-qr', '/chat']) {
      const answer = await post(url, { code: CODE, body: 'x' }, { ...headers, cookie: COOKIE });
      expect(answer.status).toBe(403);
    }
    expect(asked).toEqual([]);
  });

  test('of another kind than a form is refused', async () => {
    const answer = await post('/chat', {}, { ...OWN, 'content-type': 'text/plain' });
    expect(answer.status).toBe(400);
  });
});

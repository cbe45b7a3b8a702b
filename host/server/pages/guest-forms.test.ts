import { describe, expect, test } from '@jest/globals';
import { CODE, COOKIE, setUpGuestPages } from '../testing/guest-pages.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };

const pages = setUpGuestPages();

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  pages.host.app.request(`http://localhost${url}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  });

describe('a form', () => {
  test('begins a session from a code and goes to the chat, with the cookie', async () => {
    const answer = await post('/scan-qr', { code: CODE });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    expect(answer.headers.get('set-cookie')).toContain('bellkey_guest=token-2');
    expect(pages.asked.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/guest/session', JSON.stringify({ code: CODE })],
    ]);
  });

  test('says why there is no session, at the place', async () => {
    pages.answers['POST /api/guest/session'] = [429, { code: 'too-many-sessions', status: 429 }];
    const answer = await post('/scan-qr', { code: CODE });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(pages.rendered[0]?.first).toMatchObject({ problem: { code: 'too-many-sessions' }, code: CODE });
  });

  test('sends a message under its own id and shows the conversation again', async () => {
    const answer = await post(
      '/chat',
      { clientId: 'client-id-1', body: ' Two towels ' },
      { ...OWN, cookie: COOKIE },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    const [sent] = pages.asked;
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
    expect(pages.asked.map(({ key }) => key)).toEqual([
      'POST /api/guest/messages',
      'POST /api/guest/handoff',
    ]);
    expect(JSON.parse(pages.asked[0]?.body ?? '').body).toBe('Towels, please');
  });

  test('that the API refuses comes back with what was typed, and why', async () => {
    pages.answers['POST /api/guest/messages'] = [422, { code: 'message-too-long', status: 422 }];
    await post('/chat', { clientId: 'client-id-1', body: 'x'.repeat(3000) }, { ...OWN, cookie: COOKIE });
    expect(pages.rendered[0]?.first).toMatchObject({
      form: { clientId: 'client-id-1', body: 'x'.repeat(3000), problem: { code: 'message-too-long' } },
    });
  });

  test('takes 2,000 characters of any script', async () => {
    const body = '部'.repeat(2000);
    expect((await post('/chat', { clientId: 'client-id-1', body }, { ...OWN, cookie: COOKIE })).status).toBe(
      303,
    );
    expect(JSON.parse(pages.asked[0]?.body ?? '').body).toBe(body);
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
    expect(pages.asked).toEqual([]);
  });

  test('of another kind than a form is refused', async () => {
    const answer = await post('/chat', {}, { ...OWN, 'content-type': 'text/plain' });
    expect(answer.status).toBe(400);
  });
});

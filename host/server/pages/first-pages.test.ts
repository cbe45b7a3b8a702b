import { describe, expect, test } from '@jest/globals';
import { CODE, COOKIE, setUpGuestPages } from '../testing/guest-pages.ts';

const pages = setUpGuestPages();

const open = (url: string, headers: Record<string, string> = {}) =>
  pages.host.app.request(`http://localhost${url}`, { headers: { accept: 'text/html', ...headers } });

describe('a page opened with a code', () => {
  test('has the place in its HTML, by one call of the API that counts for the guest’s own address', async () => {
    const answer = await open(`/scan-qr?c=${CODE}`, { 'x-forwarded-for': '203.0.113.9', cookie: COOKIE });
    const html = await answer.text();
    expect(html).toContain('<p>"place"</p>');
    expect(html).toContain('Hotel Aurora');
    expect(pages.asked.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/qr/resolve', JSON.stringify({ code: CODE })],
    ]);
    expect(pages.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(pages.rendered[0]?.first).toMatchObject({ kind: 'place', code: CODE, languages: ['de'] });
  });

  test('stays in no cache, no search engine, no referrer, no log and no thread’s address', async () => {
    const answer = await open(`/scan-qr?c=${CODE}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    expect(pages.rendered.map(({ url }) => url)).toEqual(['/scan-qr']);
    pages.failing = true;
    await open(`/scan-qr?c=${CODE}`);
    expect(pages.host.logged.length).toBeGreaterThan(0);
    expect(pages.host.logged.join()).not.toContain(CODE);
  });

  test('is asked about again each time, also when the API knows no such code', async () => {
    pages.answers['POST /api/qr/resolve'] = [404, { code: 'unknown-code', status: 404 }];
    await open(`/scan-qr?c=${CODE}`);
    await open(`/scan-qr?c=${CODE}`);
    expect(pages.asked).toHaveLength(2);
    expect(pages.rendered[1]?.first).toMatchObject({ place: { ok: false, error: { code: 'unknown-code' } } });
  });

  test('comes without its data when the API is down, or the page can’t be rendered with it', async () => {
    pages.answers['POST /api/qr/resolve'] = [500, {}];
    expect(await (await open(`/scan-qr?c=${CODE}`)).text()).toContain('<p>"frame"</p>');
    pages.answers['POST /api/qr/resolve'] = [200, {}];
    pages.failing = true;
    const html = await (await open(`/scan-qr?c=${CODE}`)).text();
    expect(html).toContain('<p>"frame"</p>');
    expect(html).not.toContain(CODE);
  });

  test('without a code it is everyone’s page, which asks nothing', async () => {
    await open('/scan-qr');
    const again = await open('/scan-qr');
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect([pages.asked, pages.rendered]).toEqual([[], [expect.objectContaining({ url: '/scan-qr' })]]);
  });
});

describe('the chat', () => {
  test('of a guest has their conversation, is kept nowhere, and renews their cookie', async () => {
    const answer = await open('/chat', { cookie: COOKIE });
    expect(await answer.text()).toContain('<p>"conversation"</p>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toContain('bellkey_guest=token-1');
    expect(pages.asked.map(({ key, headers }) => [key, headers.cookie])).toEqual([
      ['GET /api/guest/conversation', COOKIE],
    ]);
    // The next visitor without a session gets nothing of it.
    const other = await open('/chat');
    expect(await other.text()).toContain('<p>"frame"</p>');
    expect(pages.asked).toHaveLength(1);
  });

  test.each([
    ['a copy for later', { 'sec-fetch-dest': 'empty' }],
    ['a look ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['another site’s script', { 'sec-fetch-dest': 'script' }],
  ])('as %s has nothing of the guest', async (_, headers) => {
    const answer = await open('/chat', { cookie: COOKIE, ...headers });
    expect(await answer.text()).toContain('<p>"frame"</p>');
    expect(pages.asked).toEqual([]);
  });
});

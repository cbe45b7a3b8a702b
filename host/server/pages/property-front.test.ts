import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { COOKIE, setUpGuestPages } from '../testing/guest-pages.ts';

const pages = setUpGuestPages();
const KEY = 'GET /api/properties/at/aurora/front';
const front = (name = 'Hotel Aurora') => ({
  property: {
    id: 'aurora',
    slug: 'aurora',
    name,
    kind: 'hotel',
    languages: ['en'],
    phone: '+351 210 000 000',
  },
  departments: [],
});
const open = (url: string, headers: Record<string, string> = {}) =>
  pages.host.app.request(url, { headers: { accept: 'text/html', ...headers } });
const callsOf = (key: string) => pages.asked.filter((asked) => asked.key === key).length;
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('at a property’s own address', () => {
  test('the front page is the property’s: its data in the HTML, its name in the title, kept from search engines', async () => {
    pages.answers[KEY] = [200, front()];
    const answer = await open('http://aurora.localhost/');
    const html = await answer.text();
    expect(html).toContain('<p>"property"</p>');
    expect(html).toContain('<title>Hotel Aurora · Bellkey</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('application/ld+json');
    expect(pages.rendered.at(-1)).toMatchObject({ url: '/', atProperty: true, first: { kind: 'property' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const paths = bootOf(html).composition.pages.map(({ path, remote }: Record<string, string>) => [
      path,
      remote,
    ]);
    expect(paths).toContainEqual(['/', 'guest']);
    expect(paths).not.toContainEqual(['/', 'marketing']);
  });

  test('its brand is in the HTML, allowed by its hash, and other pages have none of it', async () => {
    const hash = 'a'.repeat(32);
    const accent = { colour: '#c2410c', on: '#ffffff', light: '#ba3e0b', dark: '#d36d4c' };
    const mark = { hash, width: 80, height: 80, ground: 'any' };
    const { property, departments } = front();
    pages.answers[KEY] = [
      200,
      { property: { ...property, brand: { mark, picture: null, accent } }, departments },
    ];
    const answer = await open('http://aurora.localhost/');
    const html = await answer.text();
    const style = /<style id="property-style">(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('--property-accent:#c2410c');
    const allowed = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${allowed}'`);
    expect(html).toContain(
      `<link rel="preload" as="image" type="image/webp" href="/api/properties/at/aurora/brand/${hash}">`,
    );
    expect(await (await open('http://aurora.localhost/use-cases')).text()).not.toContain('property-');
  });

  test('other pages lead to it, and are as elsewhere', async () => {
    pages.answers[KEY] = [200, front()];
    const html = await (await open('http://aurora.localhost/scan-qr')).text();
    expect(bootOf(html).first).toBeUndefined();
    expect(bootOf(html).composition.pages).toContainEqual(
      expect.objectContaining({ path: '/', remote: 'guest' }),
    );
  });

  test('is rendered once for all who read the same language, and again when a minute has passed', async () => {
    pages.answers[KEY] = [200, front()];
    const german = { cookie: COOKIE };
    await open('http://aurora.localhost/', { 'accept-language': 'de-AT,en;q=0.5' });
    await open('http://aurora.localhost/', { 'accept-language': 'de-DE,en-GB;q=0.5' });
    expect([callsOf(KEY), pages.rendered.length]).toEqual([1, 1]);
    await open('http://aurora.localhost/', german);
    expect([callsOf(KEY), pages.rendered.length]).toEqual([1, 2]);
    expect(pages.rendered.at(-1)?.first).toMatchObject({ languages: ['de'] });

    pages.answers[KEY] = [200, front('Hotel Borealis')];
    pages.pass(61_000);
    // No visitor waits for the new answer: it is for the next one.
    expect(await (await open('http://aurora.localhost/', german)).text()).toContain('Hotel Aurora');
    const next = async () => (await open('http://aurora.localhost/', german)).text();
    while (!(await next()).includes('Hotel Borealis')) await sleep(20);
    expect(callsOf(KEY)).toBe(2);
  });

  test('stays while the API is down', async () => {
    pages.answers[KEY] = [200, front()];
    await open('http://aurora.localhost/');
    pages.answers[KEY] = [503, { code: 'unavailable', status: 503 }];
    pages.pass(61_000);
    await open('http://aurora.localhost/');
    expect(await (await open('http://aurora.localhost/')).text()).toContain('Hotel Aurora');
  });
});

describe('elsewhere', () => {
  test.each([
    ['the platform’s own address', 'http://localhost/', 0],
    ['a co-brand’s', 'http://harbourline.localhost/', 0],
    ['a subdomain that is no property’s', 'http://nobody-here.localhost/', 1],
  ])('%s opens the public site, and has no front page', async (_where, url, calls) => {
    const html = await (await open(url)).text();
    expect(html).toContain('<p>"frame"</p>');
    expect(bootOf(html).composition.pages).toContainEqual(
      expect.objectContaining({ path: '/', remote: 'marketing' }),
    );
    expect((await open(`${url}front`)).status).toBe(404);
    expect(pages.asked).toHaveLength(calls);
  });

  test('a subdomain counts as no property’s while the API has not answered, and is asked about again', async () => {
    pages.answers[KEY] = [503, { code: 'unavailable', status: 503 }];
    expect(await (await open('http://aurora.localhost/')).text()).toContain('<p>"frame"</p>');
    pages.answers[KEY] = [200, front()];
    pages.pass(11_000);
    expect(await (await open('http://aurora.localhost/')).text()).toContain('Hotel Aurora');
  });
});

import { expect, test } from '../../stack/test.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test('a page gives search engines and previews its address, text and picture, by brand', async ({
  demo,
  request,
}) => {
  for (const [base, brand] of [
    [demo.shellUrl, 'default'],
    [demo.partnerUrl, 'harbourline'],
  ] as const) {
    // Node does not resolve names below localhost everywhere; the host header decides the brand.
    const { host } = new URL(base);
    const html = await (await request.get('/use-cases?business=hotel', { headers: { host } })).text();
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain(`<link rel="canonical" href="${base}/use-cases">`);
    expect(contentOf(html, 'og:url')).toBe(`${base}/use-cases`);
    expect(contentOf(html, 'og:title')).toContain('Use cases');
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
    const picture = contentOf(html, 'og:image') ?? '';
    expect(picture).toMatch(
      new RegExp(`^${base}/remotes/marketing/[\\w-]+/browser/previews/${brand}/use-cases\\.png$`),
    );
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const answer = await request.get(new URL(picture).pathname, { headers: { host } });
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('pages of guests and staff are not to be indexed', async ({ request }) => {
  for (const path of [
    '/chat',
    '/orders',
    '/guest-profile/gst_7Hq2',
    '/dashboard',
    '/staff-login',
    '/rooms/999',
  ]) {
    const html = await (await request.get(path)).text();
    expect(contentOf(html, 'robots'), path).toBe('noindex');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('robots.txt links a sitemap whose every page answers, has the same address, and is indexable', async ({
  demo,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(sitemap).toBe(`${demo.shellUrl}/sitemap.xml`);
  const answer = await request.get(sitemap);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(urls).toContain(`${demo.shellUrl}/`);
  expect(urls).toContain(`${demo.shellUrl}/guides/place-qr-codes`);
  expect(urls.filter((url) => /:(?!\d)(?!\/\/)|\/(?:chat|dashboard|proposals)/.test(url))).toEqual([]);
  for (const url of urls) {
    const page = await request.get(url);
    expect(page.status(), url).toBe(200);
    const html = await page.text();
    expect(html, url).toContain(`<link rel="canonical" href="${url}">`);
    expect(contentOf(html, 'robots'), url).toBeUndefined();
  }
});

test('a guide that does not exist is a 404, on the server and in the browser', async ({ page }) => {
  const answer = await page.goto('/guides/no-such-guide');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveText('Page not found: /guides/no-such-guide');
  await expect(page).toHaveTitle('Page Not Found · Bellkey');
  expect((await page.request.get('/guides/place-qr-codes')).status()).toBe(200);
});

test('the home page’s structured data is allowed by the page’s own policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')['@graph']).toHaveLength(2);
  expect(complaints).toEqual([]);
});

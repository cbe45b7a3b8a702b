import { chromium } from 'playwright-core';
import { createVariants } from '/work/main/scripts/src/bench/load/variants.ts';
import { http2Front } from '/work/main/scripts/src/bench/network/http2-front.ts';
import { shapeLink } from '/work/main/scripts/src/bench/network/link-shaper.ts';
import { slow4g } from '/work/main/scripts/src/bench/network/profiles.ts';

const vs = await createVariants(
  'http://localhost:41700',
  ['/'],
  '/work/main/node_modules/.cache/bellkey-bench',
);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--ignore-certificate-errors'],
});
const v = vs[0];
const f = await http2Front(v.answer);
const l = await shapeLink(f.port, slow4g);
for (const p of ['/', '/']) {
  const c = await b.newContext({ ignoreHTTPSErrors: true });
  const page = await c.newPage();
  const t = Date.now();
  page.on('console', (m) => console.log(v.name, p, m.type(), m.text().slice(0, 400)));
  page.on('pageerror', (e) => console.log(v.name, 'pe', e.message));
  page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
  page.on('requestfinished', (r) => console.log(Date.now() - t, r.url()));
  await page.goto(`https://localhost:${l.port}${p}`);
  console.log('load', Date.now() - t);
  await page.waitForTimeout(6000);
  console.log(
    v.name,
    p,
    await page.evaluate(() => performance.getEntriesByName('bellkey:ready').length),
    (await page.locator('h1').allTextContents()).join(),
  );
  await c.close();
}
await b.close();
process.exit(0);

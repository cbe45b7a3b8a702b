import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { smallHost } from './testing/small-host.ts';
import { SmallStore } from './testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-html-')));
  await mkdir(path.join(store.folder, 'public'));
  await writeFile(path.join(store.folder, 'public/one.svg'), '<svg/>');
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
  host = await smallHost(store, { hosts: ['localhost', 'bellkey.example'] });
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

/** Every route of the host as a person opens it, and every status; `html` for a page. */
const answers: ReadonlyArray<[status: number, url: string, html: boolean, options?: RequestInit]> = [
  [200, 'http://localhost/guest', true],
  [200, 'https://bellkey.example/guest/', true],
  [404, 'http://localhost/none', true],
  [404, 'http://localhost/', true],
  [404, 'http://localhost//none', true],
  [200, 'http://localhost/workbench', true],
  [404, 'http://bellkey.example/workbench', true],
  [421, 'http://evil.example/guest', true],
  [421, 'http://evil.example/one.svg', true],
  [421, 'http://evil.example/shell/errors', false],
  [405, 'http://localhost/guest', false, { method: 'POST' }],
  [413, 'http://localhost/guest', false, { method: 'POST', body: 'x'.repeat(20_000) }],
  [404, 'http://localhost/none.js', false],
  [404, 'http://localhost/remotes/guest/none', false],
  [404, 'http://localhost/host/none', false],
  [404, 'http://localhost/shell/none', false, { method: 'POST' }],
  [200, 'http://localhost/one.svg', false],
  [200, 'http://localhost/sw.js', false],
  [200, 'http://localhost/manifest.webmanifest', false],
  [200, 'http://localhost/robots.txt', false],
  [200, 'http://localhost/sitemap.xml', false],
  [200, 'http://localhost/shell/health', false],
  [401, 'http://localhost/shell/deployments', false],
];

const ALWAYS = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
];

const ask = (url: string, options: RequestInit = {}) =>
  host.app.request(url, { ...options, headers: { accept: 'text/html,*/*', ...options.headers } });

async function expectGuarded(answer: Response): Promise<void> {
  for (const name of ALWAYS) expect([name, answer.headers.has(name)]).toEqual([name, true]);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src '(?:self|none)'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/frame-ancestors '(?:none|self)'/);
  expect(policy).not.toMatch(/unsafe/);
}

test.each(answers)('%i for %s, as a page: %p, comes with policy and security headers', async (...row) => {
  const [status, url, html, options] = row;
  const answer = await ask(url, options);
  expect([answer.status, answer.headers.get('content-type')?.startsWith('text/html') ?? false]).toEqual([
    status,
    html,
  ]);
  await expectGuarded(answer);
});

test('so does the page of an internal error, which only shows its reference', async () => {
  host.compositions.deployment.compositionFor = () => {
    throw new Error('secret place /srv/bellkey');
  };
  const answer = await ask('http://localhost/guest');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
  await expectGuarded(answer);
  const html = await answer.text();
  expect(html).toContain(answer.headers.get('x-request-id') ?? 'none');
  expect(html).not.toContain('secret');
});

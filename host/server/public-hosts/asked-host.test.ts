import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../config.ts';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-hosts-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

/** All responses of the host to a browser that uses this name. */
async function saidTo(origin: string): Promise<string> {
  const places = ['/guest', '/none', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/shell/health'];
  const answers = await Promise.all(places.map((place) => host.app.request(`${origin}${place}`)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

describe('without a list of hosts', () => {
  beforeEach(async () => {
    host = await smallHost(store);
  });

  test('no page, sitemap or preview has the requested host name', async () => {
    const said = await saidTo('http://evil.example:81');
    expect(said).not.toContain('evil');
    expect(said).toContain('<meta property="og:url" content="https://bellkey.example/guest">');
    expect(said).toContain('Sitemap: https://bellkey.example/sitemap.xml');
  });

  test('a co-brand’s pages have its own subdomain', async () => {
    expect(await saidTo('http://harbourline.evil.example')).toContain(
      '<meta property="og:url" content="https://harbourline.bellkey.example/guest">',
    );
  });

  test('files are named by path on another host, and absolute on the configured one', async () => {
    const html = async (origin: string) => (await host.app.request(`${origin}/guest`)).text();
    expect(await html('http://localhost')).toContain('src="/remotes/guest/build-1/browser/entry.js"');
    expect(await html('https://bellkey.example')).toContain(
      'src="https://bellkey.example/remotes/guest/build-1/browser/entry.js"',
    );
  });

  test('an address that starts with two slashes is not a page, and names no other host', async () => {
    const answer = await host.app.request('https://bellkey.example//evil.example');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('https://evil.example');
  });
});

describe('with a list of hosts', () => {
  beforeEach(async () => {
    host = await smallHost(store, { hosts: ['bellkey.example'] });
  });

  test.each(['https://bellkey.example', 'https://harbourline.bellkey.example'])(
    '%s is answered with its own addresses',
    async (origin) => {
      expect(await saidTo(origin)).toContain(`<meta property="og:url" content="${origin}/guest">`);
    },
  );

  test.each([
    '/guest',
    '/sitemap.xml',
    '/remotes/guest/build-1/release.json',
    '/sw.js',
    '/shell/deployments',
  ])('another host gets 421 for %s', async (place) => {
    const answer = await host.app.request(`https://evil.example${place}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([421, 'application/problem+json']);
    expect(await answer.text()).not.toContain('evil');
  });

  test('a probe asks for health by any name', async () => {
    expect((await host.app.request('http://10.0.0.7:3000/shell/health')).status).toBe(200);
  });
});

describe('the configuration', () => {
  beforeEach(async () => {
    host = await smallHost(store);
  });
  const production = { NODE_ENV: 'production', RELEASE_TRUST: 'trust.json' };

  test('of production has to name its hosts', () => {
    expect(() => parseConfig(production)).toThrow(/PUBLIC_HOSTS: name the hosts/);
    expect(
      parseConfig({ ...production, PUBLIC_HOSTS: 'bellkey.example, *.bellkey.example' }).publicHosts,
    ).toEqual(['bellkey.example', '*.bellkey.example']);
  });

  test.each(['https://bellkey.example', 'a"b', 'a/b', 'a b'])('does not accept %s as a host', (entry) => {
    expect(() => parseConfig({ RELEASE_TRUST: 't', PUBLIC_HOSTS: entry })).toThrow(
      /PUBLIC_HOSTS: must be host names/,
    );
  });

  test('uses the local address as the origin of absolute addresses unless another is set', () => {
    expect(parseConfig({ BELLKEY_ENVIRONMENT: 'demo', PORT: '3100' }).publicOrigin).toBe(
      'http://localhost:3100',
    );
    expect(
      parseConfig({ BELLKEY_ENVIRONMENT: 'demo', PUBLIC_ORIGIN: 'https://a.example/' }).publicOrigin,
    ).toBe('https://a.example');
  });
});

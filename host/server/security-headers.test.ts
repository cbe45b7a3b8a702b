import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { smallHost } from './testing/small-host.ts';
import { SmallStore } from './testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-headers-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1'), earlier: [] } });
  host = await smallHost(store);
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

const HSTS = 'strict-transport-security';
const headersOf = async (url: string) => (await host.app.request(url)).headers;

describe('every answer, whatever it is, says', () => {
  test.each(['/', '/rooms/999', '/sw.js', '/robots.txt', '/shell/health', '/api/health', '/none.js'])(
    '%s',
    async (place) => {
      const headers = await headersOf(`https://bellkey.example${place}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toBe(
        'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
      );
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get(HSTS)).toBe('max-age=31536000; includeSubDomains');
    },
  );
});

test('the service worker is sent compressed to browsers that accept it', async () => {
  const asked = (accepted: string) =>
    host.app.request('https://bellkey.example/sw.js', { headers: { 'accept-encoding': accepted } });
  const plain = await asked('');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const compressed = await asked('gzip, br');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text());
});

test.each(['http://bellkey.example/', 'https://localhost:3000/', 'https://harbourline.localhost/'])(
  '%s sets no https requirement for later',
  async (url) => {
    expect((await headersOf(url)).get(HSTS)).toBeNull();
  },
);

test.each(['/', '/rooms/999'])('the page at %s has its policy', async (place) => {
  const policy = (await headersOf(`https://bellkey.example${place}`)).get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});

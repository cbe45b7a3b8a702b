import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { smallHost } from './testing/small-host.ts';
import { SmallStore } from './testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-status-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1'), earlier: [] } });
  host = await smallHost(store);
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

test.each([
  ['/guest', 200, 'text/html'],
  ['/guest/', 200, 'text/html'],
  ['/rooms/999', 404, 'text/html'],
  ['/404', 404, 'text/html'],
  ['/none.js', 404, 'text/plain'],
  ['/remotes/guest/build-1/browser/none.js', 404, 'text/plain'],
])('%s is answered with %i and %s', async (place, status, type) => {
  const answer = await host.app.request(`https://bellkey.example${place}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain(type);
});

test('an unknown page says so, and is not for search engines', async () => {
  const html = await (await host.app.request('https://bellkey.example/rooms/999')).text();
  expect(html).toContain('<title>Page Not Found · Bellkey</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test.each(['//guest', '///', '/guest//', '//evil.example/guest'])(
  '%s is not a page: with repeated slashes a path could be read as another host',
  async (place) => {
    const answer = await host.app.request(`https://bellkey.example${place}`);
    expect(answer.status).toBe(404);
  },
);

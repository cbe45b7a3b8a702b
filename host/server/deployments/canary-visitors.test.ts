import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-status-')));
  await store.trust(['guest']);
  const earlier = await store.publish('guest', 'build-1');
  const live = await store.publish('guest', 'build-2', { builtAt: '2026-02-01T00:00:00Z' });
  await store.register({ guest: { live, earlier: [earlier] } });
  host = await smallHost(store);
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

const as = (token: string | null): { headers: Record<string, string> } => ({
  headers: token ? { authorization: `Bearer ${token}` } : {},
});
/** What a browser gets with a document. */
async function _visit({ app }: Pick<typeof host, 'app'>): Promise<string> {
  const answer = await app.request('http://localhost/guest');
  return /^visit;desc="(.+)"$/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? '';
}
const _status = async (token: string | null) => host.app.request('/shell/deployments', as(token));
const _beacon = (body: unknown, agent = 'a') =>
  host.app.request('/shell/beacon', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'user-agent': agent },
  });
const _load = (id: string, more: object = {}) => ({
  id,
  remote: 'guest',
  build: 'build-2',
  page: 'one',
  timings: { entry: 20 },
  ...more,
});
const _failure = { kind: 'bad-build', phase: 'entry' };

describe('a visitor', () => {
  test('gets no cookie while there is nothing to be told apart for', async () => {
    const answer = await host.app.request('http://localhost/guest');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('gets a bucket while a canary runs, and with it the same release each time', async () => {
    const live = await store.publish('guest', 'build-1');
    const release = await store.publish('guest', 'build-3');
    await store.register({ guest: { live, canary: { release, share: 50, since: '2026-11-20T10:00:00Z' } } });
    await host.compositions.refresh();
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await host.app.request('http://localhost/guest');
      const cookie = first.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^bellkey_bucket=\d{1,4}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
      const build = /\/remotes\/guest\/(build-\d)\//.exec(await first.text())?.[1];
      seen.add(build ?? 'none');
      const again = await host.app.request('http://localhost/guest', {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      });
      expect(again.headers.get('set-cookie')).toBeNull();
      expect(await again.text()).toContain(`/remotes/guest/${build}/`);
    }
    expect([...seen].sort()).toEqual(['build-1', 'build-3']);
    const health = await (await host.app.request('http://localhost/shell/health')).json();
    expect(health).toMatchObject({
      live: { guest: 'build-1' },
      canaries: { guest: { build: 'build-3', share: 50 } },
    });
  });

  test('says what is wrong without where files lie on the server', async () => {
    await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
    await host.compositions.refresh();
    await writeFile(path.join(store.folder, 'remotes.json'), 'garbage');
    await host.compositions.refresh();
    const text = await (await host.app.request('http://localhost/shell/health')).text();
    expect(JSON.parse(text).problems.registry).toMatch(/^The registry remotes\.json is not JSON/);
    expect(text).not.toContain(store.folder);
  });

  test('over https has a cookie that is bound to this host', async () => {
    const live = await store.publish('guest', 'build-1');
    const release = await store.publish('guest', 'build-3');
    await store.register({ guest: { live, canary: { release, share: 50, since: '2026-11-20T10:00:00Z' } } });
    await host.compositions.refresh();
    const answer = await host.app.request('https://localhost/guest');
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-bellkey_bucket=\d{1,4};.*Secure/);
  });
});

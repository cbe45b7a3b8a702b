import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { setUpDeployedGuest } from '../testing/deployed-guest.ts';

const scene = setUpDeployedGuest();

describe('a visitor', () => {
  test('gets no cookie while there is nothing to distinguish', async () => {
    const answer = await scene.host.app.request('http://localhost/guest');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('gets a bucket while a canary runs, and with it the same release each time', async () => {
    const live = await scene.store.publish('guest', 'build-1');
    const release = await scene.store.publish('guest', 'build-3');
    await scene.store.register({
      guest: { live, canary: { release, share: 50, since: '2026-11-20T10:00:00Z' } },
    });
    await scene.host.compositions.refresh();
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await scene.host.app.request('http://localhost/guest');
      const cookie = first.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^bellkey_bucket=\d{1,4}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
      const build = /\/remotes\/guest\/(build-\d)\//.exec(await first.text())?.[1];
      seen.add(build ?? 'none');
      const again = await scene.host.app.request('http://localhost/guest', {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      });
      expect(again.headers.get('set-cookie')).toBeNull();
      expect(await again.text()).toContain(`/remotes/guest/${build}/`);
    }
    expect([...seen].sort()).toEqual(['build-1', 'build-3']);
    const health = await (await scene.host.app.request('http://localhost/shell/health')).json();
    expect(health).toMatchObject({
      live: { guest: 'build-1' },
      canaries: { guest: { build: 'build-3', share: 50 } },
    });
  });

  test('sees what is wrong without paths of the server', async () => {
    await scene.store.register({ guest: { live: await scene.store.publish('guest', 'build-1') } });
    await scene.host.compositions.refresh();
    await writeFile(path.join(scene.store.folder, 'remotes.json'), 'garbage');
    await scene.host.compositions.refresh();
    const text = await (await scene.host.app.request('http://localhost/shell/health')).text();
    expect(JSON.parse(text).problems.registry).toMatch(/^The registry remotes\.json is not JSON/);
    expect(text).not.toContain(scene.store.folder);
  });

  test('over https has a cookie that is bound to this host', async () => {
    const live = await scene.store.publish('guest', 'build-1');
    const release = await scene.store.publish('guest', 'build-3');
    await scene.store.register({
      guest: { live, canary: { release, share: 50, since: '2026-11-20T10:00:00Z' } },
    });
    await scene.host.compositions.refresh();
    const answer = await scene.host.app.request('https://localhost/guest');
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-bellkey_bucket=\d{1,4};.*Secure/);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FILES, SmallStore } from '../testing/small-store.ts';
import { expectRefused, withSecondRelease } from './testing/second-release.ts';

let store: SmallStore;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-integrity-')));
  await store.trust(['guest']);
});
afterEach(() => rm(store.folder, { recursive: true }));

describe('only the team’s own key signs', () => {
  test('a release without a signature is refused', async () => {
    const host = await withSecondRelease(store);
    await rm(store.fileOf('guest', 'build-2', 'release.sig.json'));
    await expectRefused(store, host, /is not signed/);
  });

  test('a release that another key signed is refused', async () => {
    const host = await withSecondRelease(store);
    await store.register({
      guest: { live: await store.publish('guest', 'build-3', { key: generateSigningKey() }) },
    });
    await expectRefused(store, host, /signed with key/);
  });

  test('a remote without a trusted key is not served at all', async () => {
    await store.register({
      guest: { live: await store.publish('guest', 'build-1') },
      events: { live: await store.publish('events', 'build-1') },
    });
    const host = store.open();
    await host.refresh();
    expect(Object.keys(host.deployment.remotes)).toEqual(['guest']);
    expect(host.problems.get('events')?.problem).toContain('no key is trusted for events');
  });

  test('a release at an origin that is not the remote’s is refused before it is read', async () => {
    const host = await withSecondRelease(store);
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'https://elsewhere.example/release.json' } } }),
    );
    await expectRefused(store, host, /not at one of the origins that are allowed for guest/);
  });

  test('without trusted keys only unsigned releases of this machine are taken', async () => {
    const local = await store.publish('guest', 'build-1', { signed: false });
    await store.register({ guest: { live: local } });
    const host = store.open({ trust: null });
    await host.refresh();
    expect(host.deployment.remotes.guest?.live.key).toBeNull();
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'https://elsewhere.example/release.json' } } }),
    );
    await expectRefused(store, host, /without RELEASE_TRUST only local, unsigned releases are taken/);
  });

  test('development accepts dev servers’ unsigned builds as well as signed ones; production does not', async () => {
    await store.register({ guest: { live: await store.publish('guest', 'build-1', { signed: false }) } });
    const production = store.open();
    await production.refresh();
    expect(production.deployment.remotes).toEqual({});
    const development = store.open({ development: true });
    await development.refresh();
    expect(development.deployment.remotes.guest?.live.release.build).toBe('build-1');
  });

  test('unreadable trusted keys stop changes, and what is live stays', async () => {
    const host = await withSecondRelease(store);
    await writeFile(path.join(store.folder, 'trust.json'), '{');
    await host.refresh();
    expect(host.problems.get('trust')?.problem).toContain('trust.json');
    expect(Object.keys(host.deployment.remotes)).toEqual(['guest']);
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes).toEqual({});
  });
});

describe('while the store is unreachable', () => {
  test('a restart serves its verified copies', async () => {
    await withSecondRelease(store);
    await store.open().refresh();
    await rm(path.join(store.folder, 'releases'), { recursive: true });
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes.guest?.live.release.build).toBe('build-2');
    expect(restarted.problems.has('guest')).toBe(true);
  });

  test('a copy that was changed on disk is not served', async () => {
    await withSecondRelease(store);
    await store.open().refresh();
    await rm(path.join(store.folder, 'releases'), { recursive: true });
    await store.flip(path.join(store.folder, 'cache/guest/build-2/release.json'));
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes).toEqual({});
  });

  test('a refused release is not loaded again at once, and accepted when it is fixed', async () => {
    const host = await withSecondRelease(store);
    const entry = store.fileOf('guest', 'build-2', FILES.entry);
    await store.flip(entry);
    await host.refresh();
    await store.flip(entry);
    await host.refresh();
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
    store.time += 1_001;
    await host.refresh();
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-2');
    expect(host.problems.size).toBe(0);
  });
});

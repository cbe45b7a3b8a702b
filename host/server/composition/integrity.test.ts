import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FILES, SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-integrity-')));
  await store.trust(['guest']);
});
afterEach(() => rm(store.folder, { recursive: true }));

/** A host that serves build-1, and a registry that then says build-2 is live. */
async function withSecondRelease() {
  const first = await store.publish('guest', 'build-1');
  await store.register({ guest: { live: first } });
  const host = store.open();
  await host.refresh();
  expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
  const second = await store.publish('guest', 'build-2');
  await store.register({ guest: { live: second, earlier: [first] } });
  return host;
}

const isRefused = async (host: Awaited<ReturnType<typeof withSecondRelease>>, reason: RegExp) => {
  await host.refresh();
  expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
  const said = [...host.problems.values()].map(({ problem }) => problem).join('\n');
  expect(said).toMatch(reason);
  expect(store.logged.join('\n')).toMatch(reason);
};

describe('one flipped bit, and the release does not go live, with the reason in log and status', () => {
  test('in the pointer: the registry’s hash of the release', async () => {
    const host = await withSecondRelease();
    const file = path.join(store.folder, 'remotes.json');
    const registry = await readFile(file, 'utf8');
    await writeFile(
      file,
      registry.replace(
        /(build-2\/release\.json":"sha384-)(.)/,
        (_all, start, first) => `${start}${first === 'A' ? 'B' : 'A'}`,
      ),
    );
    await isRefused(host, /not what the registry says: wrong sha384/);
  });

  test('in the pointer: the release that it names', async () => {
    const host = await withSecondRelease();
    const file = path.join(store.folder, 'remotes.json');
    const registry = await readFile(file, 'utf8');
    await writeFile(
      file,
      registry.replace('"live":"releases/guest/build-2', '"live":"releases/guest/build-3'),
    );
    await isRefused(host, /lists no sha384 of releases\/guest\/build-3/);
  });

  test('in the pointer: anywhere in it, so that it is no JSON', async () => {
    const host = await withSecondRelease();
    const file = path.join(store.folder, 'remotes.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('{', '['));
    await isRefused(host, /is not JSON/);
  });

  test('in the release', async () => {
    const host = await withSecondRelease();
    await store.flip(store.fileOf('guest', 'build-2', 'release.json'));
    await isRefused(host, /not what the registry says: wrong sha384/);
  });

  test('in the release, when the registry lists no hashes: the signature tells', async () => {
    const host = await withSecondRelease();
    await store.flip(store.fileOf('guest', 'build-2', 'release.json'));
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'releases/guest/build-2/release.json' } } }),
    );
    await isRefused(host, /its signature does not fit its content/);
  });

  test('in the signature', async () => {
    const host = await withSecondRelease();
    await store.flip(store.fileOf('guest', 'build-2', 'release.sig.json'));
    await isRefused(host, /is refused: /);
  });

  test.each(Object.entries(FILES))('in its %s', async (_, file) => {
    const host = await withSecondRelease();
    await store.flip(store.fileOf('guest', 'build-2', file));
    await isRefused(
      host,
      new RegExp(`${file.replace('.', '\\.')} is not what its release says: wrong sha384`),
    );
  });

  test('in this host’s own copy: it is fetched anew before it is served again', async () => {
    await withSecondRelease();
    await store.open().refresh();
    const copy = path.join(store.folder, 'cache/guest/build-2', FILES.entry);
    const good = await readFile(copy, 'utf8');
    await store.flip(copy);
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes.guest?.live.release.build).toBe('build-2');
    expect(await readFile(copy, 'utf8')).toBe(good);
  });
});

describe('only the team’s own key signs', () => {
  test('a release without a signature is refused', async () => {
    const host = await withSecondRelease();
    await rm(store.fileOf('guest', 'build-2', 'release.sig.json'));
    await isRefused(host, /is not signed/);
  });

  test('a release that another key signed is refused', async () => {
    const host = await withSecondRelease();
    await store.register({
      guest: { live: await store.publish('guest', 'build-3', { key: generateSigningKey() }) },
    });
    await isRefused(host, /signed with key/);
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
    const host = await withSecondRelease();
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'https://elsewhere.example/release.json' } } }),
    );
    await isRefused(host, /not at one of the origins that are allowed for guest/);
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
    await isRefused(host, /without RELEASE_TRUST only local, unsigned releases are taken/);
  });

  test('development takes dev servers’ unsigned builds beside trusted keys; production does not', async () => {
    await store.register({ guest: { live: await store.publish('guest', 'build-1', { signed: false }) } });
    const production = store.open();
    await production.refresh();
    expect(production.deployment.remotes).toEqual({});
    const development = store.open({ development: true });
    await development.refresh();
    expect(development.deployment.remotes.guest?.live.release.build).toBe('build-1');
  });

  test('trusted keys that can’t be read stop changes, and what is live stays', async () => {
    const host = await withSecondRelease();
    await writeFile(path.join(store.folder, 'trust.json'), '{');
    await host.refresh();
    expect(host.problems.get('trust')?.problem).toContain('trust.json');
    expect(Object.keys(host.deployment.remotes)).toEqual(['guest']);
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes).toEqual({});
  });
});

describe('while the store is out of reach', () => {
  test('a restart serves its verified copies', async () => {
    await withSecondRelease();
    await store.open().refresh();
    await rm(path.join(store.folder, 'releases'), { recursive: true });
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes.guest?.live.release.build).toBe('build-2');
    expect(restarted.problems.has('guest')).toBe(true);
  });

  test('a copy that was changed on disk is not served', async () => {
    await withSecondRelease();
    await store.open().refresh();
    await rm(path.join(store.folder, 'releases'), { recursive: true });
    await store.flip(path.join(store.folder, 'cache/guest/build-2/release.json'));
    const restarted = store.open();
    await restarted.refresh();
    expect(restarted.deployment.remotes).toEqual({});
  });

  test('a refused release is not read again at once, and taken when it is mended', async () => {
    const host = await withSecondRelease();
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

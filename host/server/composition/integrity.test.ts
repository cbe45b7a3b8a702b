import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FILES, SmallStore } from '../testing/small-store.ts';
import { expectRefused, withSecondRelease } from './testing/second-release.ts';

let store: SmallStore;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-integrity-')));
  await store.trust(['guest']);
});
afterEach(() => rm(store.folder, { recursive: true }));

describe('one flipped bit, and the release does not go live, with the reason in log and status', () => {
  test('in the registry: the hash of the release', async () => {
    const host = await withSecondRelease(store);
    const file = path.join(store.folder, 'remotes.json');
    const registry = await readFile(file, 'utf8');
    await writeFile(
      file,
      registry.replace(
        /(build-2\/release\.json":"sha384-)(.)/,
        (_all, start, first) => `${start}${first === 'A' ? 'B' : 'A'}`,
      ),
    );
    await expectRefused(store, host, /not what the registry says: wrong sha384/);
  });

  test('in the registry: the name of the release', async () => {
    const host = await withSecondRelease(store);
    const file = path.join(store.folder, 'remotes.json');
    const registry = await readFile(file, 'utf8');
    await writeFile(
      file,
      registry.replace('"live":"releases/guest/build-2', '"live":"releases/guest/build-3'),
    );
    await expectRefused(store, host, /lists no sha384 of releases\/guest\/build-3/);
  });

  test('in the registry: anywhere, so that it is not valid JSON', async () => {
    const host = await withSecondRelease(store);
    const file = path.join(store.folder, 'remotes.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('{', '['));
    await expectRefused(store, host, /is not JSON/);
  });

  test('in the release', async () => {
    const host = await withSecondRelease(store);
    await store.flip(store.fileOf('guest', 'build-2', 'release.json'));
    await expectRefused(store, host, /not what the registry says: wrong sha384/);
  });

  test('in the release, without hashes in the registry: the signature detects it', async () => {
    const host = await withSecondRelease(store);
    await store.flip(store.fileOf('guest', 'build-2', 'release.json'));
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'releases/guest/build-2/release.json' } } }),
    );
    await expectRefused(store, host, /its signature does not fit its content/);
  });

  test('in the signature', async () => {
    const host = await withSecondRelease(store);
    await store.flip(store.fileOf('guest', 'build-2', 'release.sig.json'));
    await expectRefused(store, host, /is refused: /);
  });

  test.each(Object.entries(FILES))('in its %s', async (_, file) => {
    const host = await withSecondRelease(store);
    await store.flip(store.fileOf('guest', 'build-2', file));
    await expectRefused(
      store,
      host,
      new RegExp(`${file.replace('.', '\\.')} is not what its release says: wrong sha384`),
    );
  });

  test('in this host’s own copy: it is loaded again before it is served again', async () => {
    await withSecondRelease(store);
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

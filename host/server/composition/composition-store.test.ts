import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { CompositionStore } from './composition-store.ts';

let folder: string;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bellkey-composition-'));
  logged = [];
});

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Variant {
  build?: string;
  pagePath?: string;
  contract?: number;
  /** What lies in the store, when it is not what the release says. */
  tampered?: boolean;
}

/** Writes a small but complete release into the store. */
async function publish(name: string, { build = 'build-1', pagePath, contract = 1, tampered }: Variant = {}) {
  const at = path.join(folder, 'store', name, build);
  await mkdir(path.join(at, 'browser'), { recursive: true });
  const entry = `var x = '${name} ${build}'`;
  await writeFile(path.join(at, 'browser/entry.js'), tampered ? `${entry};evil()` : entry);
  const release = {
    name,
    version: '1.0.0',
    build,
    builtAt: '2026-01-01T00:00:00Z',
    contract,
    container: `c_${name}`,
    entry: 'browser/entry.js',
    serverEntry: null,
    pages: { one: { path: pagePath ?? `/${name}`, rendering: 'client', title: name, js: [], css: [] } },
    files: [{ path: 'browser/entry.js', integrity: integrityOf(entry), size: entry.length }],
  };
  await writeFile(path.join(at, 'release.json'), JSON.stringify(release));
  return `store/${name}/${build}/release.json`;
}

const register = (remotes: unknown) =>
  writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes }));

function openStore(allowedOrigins: string[] = []) {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: { problem: string }) => void logged.push(fields.problem),
  };
  return new CompositionStore({
    registry: path.join(folder, 'remotes.json'),
    cacheDir: path.join(folder, 'cache'),
    trust: null,
    allowedOrigins,
    log: log as never,
    development: false,
    isQuarantined: () => false,
    prepare: async () => undefined,
    settled: () => undefined,
    now: Date.now,
  });
}

describe('the composition', () => {
  test('holds what the registry says, under one origin by path, with compressed copies', async () => {
    await register({ guest: { live: await publish('guest') } });
    const store = openStore();
    await store.refresh();
    expect(store.deployment.composition.remotes.guest).toMatchObject({
      build: 'build-1',
      base: '/remotes/guest/build-1/',
    });
    expect(await readFile(path.join(folder, 'cache/guest/build-1/browser/entry.js.br'))).not.toHaveLength(0);
    expect(store.problems.size).toBe(0);
  });

  test('changes when the pointer moves, and back', async () => {
    const first = await publish('guest');
    const second = await publish('guest', { build: 'build-2' });
    await register({ guest: { live: first } });
    const store = openStore();
    await store.refresh();
    const before = store.deployment.composition.id;
    await register({ guest: { live: second } });
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-2');
    await register({ guest: { live: first } });
    await store.refresh();
    expect(store.deployment.composition.id).toBe(before);
  });

  test.each([
    ['is not JSON', '{"remotes":'],
    ['has the wrong shape', '{"remotes":{"guest":{}}}'],
  ])('a registry that %s is refused with a reason, and the last good stays', async (_, text) => {
    await register({ guest: { live: await publish('guest') } });
    const store = openStore();
    await store.refresh();
    await writeFile(path.join(folder, 'remotes.json'), text);
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
    expect(store.problems.get('registry')?.problem).toContain(path.join(folder, 'remotes.json'));
    expect(logged).toHaveLength(1);
  });

  test('a restart with a broken registry serves what was last good', async () => {
    await register({ guest: { live: await publish('guest') } });
    await openStore().refresh();
    await writeFile(path.join(folder, 'remotes.json'), 'broken');
    const store = openStore();
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
  });

  test.each<[string, Variant, RegExp]>([
    ['a file with another hash', { tampered: true }, /wrong sha384/],
    ['a contract that the host does not serve', { contract: 99 }, /contract 99/],
  ])('a release with %s is refused, and the earlier one serves', async (_, variant, reason) => {
    const good = await publish('guest');
    const bad = await publish('guest', { build: 'build-2', ...variant });
    await register({ guest: { live: bad, earlier: [good] } });
    const store = openStore();
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
    expect(store.problems.get('guest')?.problem).toMatch(reason);
  });

  test('one bad remote leaves the others alone', async () => {
    await register({
      guest: { live: await publish('guest', { tampered: true }) },
      staff: { live: await publish('staff') },
      marketing: { live: 'store/nowhere/release.json' },
    });
    const store = openStore();
    await store.refresh();
    expect(Object.keys(store.deployment.composition.remotes)).toEqual(['staff']);
    expect([...store.problems.keys()].sort()).toEqual(['guest', 'marketing']);
  });

  test('two remotes that claim one path are not taken together', async () => {
    await register({ guest: { live: await publish('guest', { pagePath: '/chat/:id' }) } });
    const store = openStore();
    await store.refresh();
    await register({
      guest: { live: 'store/guest/build-1/release.json' },
      staff: { live: await publish('staff', { pagePath: '/chat/:no' }) },
    });
    await store.refresh();
    expect(Object.keys(store.deployment.composition.remotes)).toEqual(['guest']);
    expect(store.problems.get('registry')?.problem).toContain('/chat/');
  });

  test('a remote on another origin is taken only when that origin is allow-listed', async () => {
    await publish('guest');
    const server = createServer(async (request, response) => {
      response.end(await readFile(path.join(folder, 'store', request.url ?? '')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await register({ guest: { live: `${origin}/guest/build-1/release.json`, delivery: 'direct' } });

    const closed = openStore();
    await closed.refresh();
    expect(closed.problems.get('guest')?.problem).toContain('allowed remote origins');

    const open = openStore([origin]);
    await open.refresh();
    expect(open.deployment.composition.remotes.guest?.base).toBe(`${origin}/guest/build-1/`);
    server.close();
  });
});

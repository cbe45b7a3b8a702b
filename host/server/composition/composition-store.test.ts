import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

function openStore(
  allowedOrigins: string[] = [],
  registry = path.join(folder, 'remotes.json'),
  cacheDir = path.join(folder, 'cache'),
) {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: { problem: string }) => void logged.push(fields.problem),
  };
  return new CompositionStore({
    registry,
    cacheDir,
    dataDir: path.join(cacheDir, 'data'),
    trust: null,
    allowedOrigins,
    log: log as never,
    development: false,
    plainHttp: 'loopback',
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

  describe('keeps the last good while a web server answers for', () => {
    type Answer = (response: ServerResponse) => void;
    const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('no');
    const faults: [string, Answer][] = [
      ['404', status(404)],
      ['410', status(410)],
      ['429', status(429)],
      ['500', status(500)],
      ['503', status(503)],
      ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
      ['HTML', (response) => void response.setHeader('content-type', 'text/html').end('<!doctype html>')],
      ['nothing', (response) => void response.end()],
      ['a reset', (response) => void response.destroy()],
      [
        'half of it',
        (response) =>
          void response.writeHead(200, { 'content-length': 100 }).write('{"rem', () => response.destroy()),
      ],
    ];
    let faulty: { place: RegExp; answer: Answer } | null;
    let server: Server;
    let origin: string;
    beforeEach(async () => {
      faulty = null;
      server = createServer((request, response) => {
        const url = request.url ?? '';
        if (faulty?.place.test(url)) return faulty.answer(response);
        readFile(path.join(folder, url)).then(
          (content) => response.end(content),
          () => status(404)(response),
        );
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    const places = [
      ['the registry', /remotes\.json/, 'registry'],
      ['the release', /build-2\/release\.json/, 'guest'],
      ['a file of the release', /build-2\/browser\/entry\.js/, 'guest'],
    ] as const;
    for (const [what, place, about] of places) {
      test.each(faults)(`${what} with %s`, async (_, answer) => {
        const [first, second] = [await publish('guest'), await publish('guest', { build: 'build-2' })];
        await register({ guest: { live: first } });
        const store = openStore([], `${origin}/remotes.json`);
        await store.refresh();
        faulty = { place, answer };
        await register({ guest: { live: second, earlier: [first] } });
        await store.refresh();
        expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
        expect(store.problems.get(about)?.problem).toBeTruthy();
      });
    }

    const ENDLESS: readonly (readonly [string, Answer])[] = [
      ['hangs', () => undefined],
      ['hangs after its headers', (response) => void response.writeHead(200).write('{')],
      [
        'drips',
        (response) => {
          const drop = setInterval(() => response.write(' '), 200);
          response.once('close', () => clearInterval(drop));
        },
      ],
      [
        'never ends',
        (response) => {
          const chunk = Buffer.alloc(1_000_000, ' ');
          const pour = () => {
            while (!response.destroyed && response.write(chunk));
          };
          response.on('drain', pour);
          pour();
        },
      ],
    ];

    // All at once, since the host's patience is real.
    test('the registry, a release or a file of it that hangs, drips or never ends', async () => {
      const [first, second] = [await publish('guest'), await publish('guest', { build: 'build-2' })];
      await register({ guest: { live: first } });
      const cases = places.flatMap(([what, place, about]) =>
        ENDLESS.map(([how, answer]) => ({ name: `${what} ${how}`, place, about, answer })),
      );
      let broken = false;
      const stores = await Promise.all(
        cases.map(async ({ place, answer }, index) => {
          const own = createServer((request, response) => {
            const url = request.url ?? '';
            if (broken && place.test(url)) return answer(response);
            readFile(path.join(folder, url)).then(
              (content) => response.end(content),
              () => status(404)(response),
            );
          });
          await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
          const at = `http://127.0.0.1:${(own.address() as AddressInfo).port}/remotes.json`;
          const store = openStore([], at, path.join(folder, `cache-${index}`));
          await store.refresh();
          return { own, store };
        }),
      );
      broken = true;
      await register({ guest: { live: second, earlier: [first] } });
      // A store that is only slow so far is told of when its time is up.
      const until = async (index: number, is: (store: CompositionStore) => boolean) => {
        const store = stores[index]?.store;
        for (;;) {
          await store?.refresh();
          if (store && is(store)) return store.deployment.composition.remotes.guest?.build;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      };
      const each = (is: (store: CompositionStore, about: string) => boolean) =>
        Promise.all(
          cases.map(async ({ name, about }, index) => ({
            name,
            build: await until(index, (store) => is(store, about)),
          })),
        );
      expect(await each((store, about) => store.problems.has(about))).toEqual(
        cases.map(({ name }) => ({ name, build: 'build-1' })),
      );
      // And all is well again as soon as the store is.
      broken = false;
      expect(await each((store) => store.problems.size === 0)).toEqual(
        cases.map(({ name }) => ({ name, build: 'build-2' })),
      );
      for (const { own } of stores) {
        own.closeAllConnections();
        own.close();
      }
    }, 120_000);
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

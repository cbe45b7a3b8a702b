import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CompositionStore } from './composition-store.ts';
import { createTestStore, type TestStore } from './testing/test-store.ts';

let folder: string;
let publish: TestStore['publish'];
let register: TestStore['register'];
let openStore: TestStore['openStore'];
beforeEach(async () => {
  ({ folder, publish, register, openStore } = await createTestStore());
});

describe('the composition keeps the last good while a web server answers for', () => {
  type Answer = (response: ServerResponse, url: string) => void;
  /** Where a redirect leads: to the file that was asked for. */
  const MOVED = '?moved';
  const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('no');
  const faults: [string, Answer][] = [
    ['404', status(404)],
    ['410', status(410)],
    ['429', status(429)],
    ['500', status(500)],
    ['503', status(503)],
    ['a redirect', (response, url) => void response.writeHead(302, { location: `${url}${MOVED}` }).end()],
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
      if (faulty?.place.test(url) && !url.endsWith(MOVED)) return faulty.answer(response, url);
      readFile(path.join(folder, url.replace(MOVED, ''))).then(
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
          if (broken && place.test(url)) return answer(response, url);
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
    // A store that is only slow becomes a problem when its time is up.
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

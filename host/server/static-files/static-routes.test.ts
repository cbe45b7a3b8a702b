import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listeningHost } from '../testing/listening-host.ts';
import { rawRequest, sendRaw } from '../testing/raw-request.ts';
import { SmallStore } from '../testing/small-store.ts';

const SECRET = 'not-for-browsers';
let store: SmallStore;
let host: Awaited<ReturnType<typeof listeningHost>>;

beforeAll(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-static-')));
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(store.folder, file)), { recursive: true });
    await writeFile(path.join(store.folder, file), content);
  };
  await store.trust(['guest']);
  await write('public/assets/one.svg', '<svg/>');
  await write('public/brand/default/logo.svg', '<svg/>');
  await write('workbench/main.js', '1');
  await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
  host = await listeningHost(store);
  const listed = ['browser/listed.js', 'server/listed.js', 'listed.js'].map((name) => ({
    path: name,
    size: SECRET.length,
    integrity: `sha384-${'A'.repeat(64)}`,
  }));
  await write('cache/host/host-build/release.json', JSON.stringify({ files: listed }));
  for (const { path: name } of listed) await write(`cache/host/host-build/${name}`, SECRET);
  // Next to the served files, at every depth.
  for (const folder of [
    '.',
    'cache',
    'cache/guest',
    'cache/guest/build-1',
    'cache/guest/build-1/server',
    'cache/guest/build-1/browser',
    'cache/host/host-build',
    'public',
    'workbench/inner',
  ]) {
    for (const name of ['secret.js', 'secret.json', 'last-good.json'])
      await write(`${folder}/${name}`, SECRET);
  }
});
afterAll(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

const ask = (target: string, lines: readonly string[] = []) =>
  sendRaw(host.port, rawRequest('GET', target, lines));

test.each([
  '/remotes/guest/build-1/browser/entry.js',
  '/remotes/guest/build-1/release.json',
  '/host/host-build/release.json',
  '/assets/one.svg',
  '/brand/default/logo.svg',
  '/workbench/files/main.js',
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
])('%s is served', async (target) => {
  expect((await ask(target)).status).toBe(200);
  const head = await sendRaw(host.port, rawRequest('HEAD', target));
  expect([head.status, head.body]).toEqual([200, '']);
});

test('of the files that a release lists, only those for browsers are served', async () => {
  const statuses = ['browser/listed.js', 'server/listed.js', 'listed.js'].map(
    async (name) => (await ask(`/host/host-build/${name}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
});

const slashes = ['/', '%2f', '%2F', '%252f', '%25252f', '\\', '%5c', '%255c', '//', '/./', '/%2e/', '%c0%af'];
const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;'];
const starts = [
  '/remotes/guest/build-1/browser',
  '/remotes/guest/build-1',
  '/remotes/guest',
  '/remotes',
  '/host/host-build/browser',
  '/host/host-build',
  '/host',
  '/assets',
  '/brand/default',
  '/brand',
  '/workbench/files',
  '/sw.js',
  '',
];
const names = ['secret.js', 'last-good.json', 'secret.js%00.svg', 'secret.json%20'];

const plain = starts.flatMap((start) => names.map((name) => `${start}/${name}`));
const climbing = starts.flatMap((start) =>
  slashes.flatMap((slash) =>
    ups.flatMap((up) =>
      [1, 2, 3, 4].map((depth) => `${start}${slash}${`${up}${slash}`.repeat(depth)}secret.js`),
    ),
  ),
);

describe('only listed files are served', () => {
  test.each([
    ['/remotes/guest/build-1/package.json'],
    ['/remotes/guest/build-1/release.sig.json'],
    ['/remotes/guest/build-1/browser/entry.js.br'],
    ['/remotes/guest/build-1/browser%2fentry.js'],
    ['/remotes/guest/build-1/browser/entry%2ejs'],
    ['/remotes/guest/build-1/browser/'],
    ['/remotes/host/host-build/release.json'],
    ['/remotes/guest/constructor/browser/entry.js'],
    ['/remotes/guest/build-1/browser%2f..%2f..%2f..%2flast-good.json'],
    ['/assets%2fone.svg'],
    ['/%61ssets/one.svg'],
  ])('%s', async (target) => {
    const answer = await ask(target);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/text\/plain|problem/);
  });

  test.each([
    ['plain names', plain],
    ['ways out of a folder', climbing],
  ])('by %s', async (_, targets) => {
    const leaks: string[] = [];
    for (let next = 0; next < targets.length; next += 50) {
      const batch = targets.slice(next, next + 50);
      const answers = await Promise.all(batch.map((target) => ask(target, ['Accept-Encoding: br'])));
      answers.forEach(({ status, body }, index) => {
        if (body.includes(SECRET) || ![400, 404].includes(status)) leaks.push(`${status} ${batch[index]}`);
      });
    }
    expect(leaks).toEqual([]);
  });
});

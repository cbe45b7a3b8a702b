import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createTestStore, type TestStore, type Variant } from './testing/test-store.ts';

let folder: string;
let logged: string[];
let publish: TestStore['publish'];
let register: TestStore['register'];
let openStore: TestStore['openStore'];
beforeEach(async () => {
  ({ folder, logged, publish, register, openStore } = await createTestStore());
});

describe('the composition', () => {
  test('follows the registry, under one origin by path, with compressed copies', async () => {
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
  ])('a registry that %s is refused with a reason, and the last good one stays', async (_, text) => {
    await register({ guest: { live: await publish('guest') } });
    const store = openStore();
    await store.refresh();
    await writeFile(path.join(folder, 'remotes.json'), text);
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
    expect(store.problems.get('registry')?.problem).toContain(path.join(folder, 'remotes.json'));
    expect(logged).toHaveLength(1);
  });

  test('a restart with a broken registry serves the last good one', async () => {
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
  ])('a release with %s is refused, and the earlier one is served', async (_, variant, reason) => {
    const good = await publish('guest');
    const bad = await publish('guest', { build: 'build-2', ...variant });
    await register({ guest: { live: bad, earlier: [good] } });
    const store = openStore();
    await store.refresh();
    expect(store.deployment.composition.remotes.guest?.build).toBe('build-1');
    expect(store.problems.get('guest')?.problem).toMatch(reason);
  });

  test('one bad remote does not affect the others', async () => {
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

  test('two remotes that claim one path are not accepted together', async () => {
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

  test('a remote on another origin is accepted only if that origin is allow-listed', async () => {
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

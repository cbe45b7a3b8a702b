import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey, signOrder } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
let old: string;
let current: string;
let host: ReturnType<SmallStore['open']>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-floors-')));
  await store.trust(['guest']);
  old = await store.publish('guest', 'build-1', { number: 100 });
  current = await store.publish('guest', 'build-2', { number: 200, builtAt: '2026-02-01T00:00:00Z' });
  host = store.open();
  await show({ live: old });
  await show({ live: current, earlier: [old] });
});
afterEach(() => rm(store.folder, { recursive: true }));

const live = () => host.deployment.remotes.guest?.live.release.build;
async function show(entry: Parameters<SmallStore['register']>[0][string]): Promise<void> {
  await store.register({ guest: entry });
  await host.refresh();
}
const order = (more: object = {}, key = store.teamKey) =>
  signOrder(
    { remote: 'guest', build: 'build-1', number: 300, at: '2026-11-20T10:00:00.000Z', ...more },
    key.privateKey,
  );

describe('an older release, validly signed, that the registry names again', () => {
  test('is refused and logged, and the newer one stays', async () => {
    await show({ live: old });
    expect(live()).toBe('build-2');
    expect(host.problems.get('guest')?.problem).toContain('has the number 100, and build-2 with 200');
  });

  test('is refused by a host that restarts', async () => {
    host = store.open();
    await show({ live: old, earlier: [] });
    expect(live()).toBe('build-2');
  });

  test('is refused as a canary, and as the replacement of a live one that cannot be loaded', async () => {
    await show({ live: current, canary: { release: old, share: 99, since: '2026-11-20T10:00:00Z' } });
    expect(host.deployment.hasCanary).toBe(false);
    host = store.open();
    await writeFile(store.fileOf('guest', 'build-9', 'release.json'), '').catch(() => undefined);
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: 'releases/guest/gone/release.json', earlier: [old] } } }),
    );
    await host.refresh();
    expect(live()).toBe('build-2');
  });

  test('is refused when it has no number', async () => {
    await show({ live: await store.publish('guest', 'build-0') });
    expect(live()).toBe('build-2');
  });
});

describe('a rollback', () => {
  test('is accepted when the team signed it, and the replaced release does not return', async () => {
    await show({ live: old, earlier: [current], orders: { [old]: order() } });
    expect(live()).toBe('build-1');
    await show({ live: current });
    expect(live()).toBe('build-1');
  });

  test('is not accepted a second time after a newer release', async () => {
    const orders = { [old]: order() };
    await show({ live: old, orders });
    await show({ live: await store.publish('guest', 'build-3', { number: 400 }) });
    await show({ live: old, orders });
    expect(live()).toBe('build-3');
  });

  test.each([
    ['another key', () => order({}, generateSigningKey())],
    ['another build', () => order({ build: 'build-0' })],
    ['another remote', () => order({ remote: 'staff' })],
    ['a lower number', () => order({ number: 150 })],
    ['changed words', () => ({ ...order({ number: 150 }), text: order().text })],
  ])('signed with %s is not accepted', async (_, signed) => {
    await show({ live: old, orders: { [old]: signed() } });
    expect(live()).toBe('build-2');
  });

  test('is accepted when the host’s operator lowers the number there', async () => {
    const file = path.join(store.folder, 'data/release-floors.json');
    const floors = JSON.parse(await readFile(file, 'utf8'));
    expect(floors).toEqual({ remotes: { guest: { number: 200, build: 'build-2' } } });
    await writeFile(file, JSON.stringify({ remotes: { guest: { number: 100, build: 'build-1' } } }));
    await show({ live: old });
    expect(live()).toBe('build-1');
  });

  test('by the host’s own quarantine goes to an earlier one', async () => {
    store.quarantined.add('guest build-2');
    await host.refresh();
    expect(live()).toBe('build-1');
  });
});

test('releases that never had a number can go back and forth as before', async () => {
  await store.trust(['guest', 'staff']);
  const one = await store.publish('staff', 'build-1');
  const two = await store.publish('staff', 'build-2');
  for (const place of [one, two, one]) {
    await store.register({ staff: { live: place } });
    await host.refresh();
    expect(`releases/staff/${host.deployment.remotes.staff?.live.release.build}/release.json`).toBe(place);
  }
});

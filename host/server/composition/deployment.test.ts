import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SmallStore, type Variant } from '../testing/small-store.ts';
import { BUCKETS, getsCanary } from './canary-share.ts';

let store: SmallStore;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-deployment-')));
  await store.trust(['guest', 'staff']);
});
afterEach(() => rm(store.folder, { recursive: true }));

const since = '2026-11-20T10:00:00Z';
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

async function withCanary(share: number, variant: Variant = {}) {
  const live = await store.publish('guest', 'build-1');
  const canary = { release: await store.publish('guest', 'build-2', variant), share, since };
  const staff = await store.publish('staff', 'build-1');
  await store.register({ guest: { live, canary }, staff: { live: staff } });
  const host = store.open();
  await host.refresh();
  const buildOf = (bucket: number | null) =>
    host.deployment.compositionFor(bucket).remotes.guest?.build ?? 'none';
  return { host, live, canary, buildOf };
}

describe('a canary', () => {
  test('reaches its share of the visitors, the same ones at every visit', async () => {
    const { buildOf } = await withCanary(10);
    const first = buckets.filter((bucket) => buildOf(bucket) === 'build-2');
    expect(first.length).toBeGreaterThan(BUCKETS * 0.08);
    expect(first.length).toBeLessThan(BUCKETS * 0.12);
    expect(buckets.filter((bucket) => buildOf(bucket) === 'build-2')).toEqual(first);
    expect(buildOf(null)).toBe('build-1');
  });

  test('keeps its visitors when its share grows, and reaches others than the previous canary', () => {
    const of = (build: string, share: number) =>
      buckets.filter((bucket) => getsCanary(bucket, { name: 'guest', build }, share));
    const wider = new Set(of('build-2', 25));
    expect(of('build-2', 10).every((bucket) => wider.has(bucket))).toBe(true);
    expect(of('build-3', 10)).not.toEqual(of('build-2', 10));
  });

  test('has its own composition, with the live release as fallback', async () => {
    const { host, buildOf } = await withCanary(50);
    const inside = buckets.find((bucket) => buildOf(bucket) === 'build-2') ?? null;
    const outside = buckets.find((bucket) => buildOf(bucket) === 'build-1') ?? null;
    const [mine, others] = [host.deployment.compositionFor(inside), host.deployment.compositionFor(outside)];
    expect(mine.id).not.toBe(others.id);
    expect(others.id).toBe(host.deployment.composition.id);
    expect(mine.remotes.guest?.earlier?.build).toBe('build-1');
    expect(host.deployment.everyComposition.map(({ id }) => id)).toEqual([others.id, mine.id]);
  });

  test('that ends gives its visitors the live release', async () => {
    const { host, live, canary, buildOf } = await withCanary(50);
    const staff = 'releases/staff/build-1/release.json';
    const inside = buckets.find((bucket) => buildOf(bucket) === 'build-2') ?? null;
    await store.register({ guest: { live }, staff: { live: staff } });
    await host.refresh();
    expect(buildOf(inside)).toBe('build-1');
    await store.register({ guest: { live: canary.release, earlier: [live] }, staff: { live: staff } });
    await host.refresh();
    expect([buildOf(inside), buildOf(null)]).toEqual(['build-2', 'build-2']);
  });

  test('that is broken is refused alone: every visitor gets the live release', async () => {
    const live = await store.publish('guest', 'build-1');
    const canary = { release: await store.publish('guest', 'build-2'), share: 50, since };
    await store.register({ guest: { live, canary } });
    await store.flip(store.fileOf('guest', 'build-2', 'browser/entry.js'));
    const host = store.open();
    await host.refresh();
    expect(host.deployment.remotes.guest).toMatchObject({
      canary: null,
      live: { release: { build: 'build-1' } },
    });
    expect([...host.problems.keys()]).toEqual(['guest canary']);
  });

  test('that claims another remote’s path is refused alone', async () => {
    const { host } = await withCanary(50, { pagePath: '/staff' });
    expect(host.deployment.remotes.guest?.canary).toBeNull();
    expect(host.problems.get('guest canary')?.problem).toContain('/staff');
  });

  test('in quarantine is not served', async () => {
    const { host } = await withCanary(50);
    store.quarantined.add('guest build-2');
    await host.refresh();
    expect(host.deployment.remotes.guest?.canary).toBeNull();
  });
});

describe('the earlier release', () => {
  test('is the fallback of browsers, and is kept verified', async () => {
    const earlier = await store.publish('guest', 'build-1');
    const live = await store.publish('guest', 'build-2', { builtAt: '2026-02-01T00:00:00Z' });
    await store.register({ guest: { live, earlier: [earlier] } });
    const host = store.open();
    await host.refresh();
    expect(host.deployment.composition.remotes.guest).toMatchObject({
      build: 'build-2',
      earlier: { build: 'build-1', base: '/remotes/guest/build-1/' },
    });
    expect(host.held('guest').map(({ release }) => release.build)).toEqual(['build-2', 'build-1']);
  });

  test('is served when the live one is quarantined; the live one again when that is lifted', async () => {
    const earlier = await store.publish('guest', 'build-1');
    const live = await store.publish('guest', 'build-2');
    await store.register({ guest: { live, earlier: [earlier] } });
    const host = store.open();
    await host.refresh();
    store.quarantined.add('guest build-2');
    await host.refresh();
    expect(host.deployment.remotes.guest).toMatchObject({
      live: { release: { build: 'build-1' } },
      earlier: null,
    });
    store.quarantined.clear();
    await host.refresh();
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-2');
  });

  test('does not exist: a quarantined release is still served', async () => {
    await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
    store.quarantined.add('guest build-1');
    const host = store.open();
    await host.refresh();
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
  });
});

describe('a new release', () => {
  test('goes live only after preparation, and not when it is quarantined during it', async () => {
    const earlier = await store.publish('guest', 'build-1');
    await store.register({ guest: { live: earlier } });
    const prepared: string[] = [];
    const host = store.open({
      prepare: async ({ remotes }) => {
        const build = remotes.guest?.live.release.build ?? '';
        prepared.push(`${build} while ${host.deployment.remotes.guest?.live.release.build} is served`);
        if (build === 'build-2') store.quarantined.add('guest build-2');
      },
    });
    await host.refresh();
    await store.register({ guest: { live: await store.publish('guest', 'build-2'), earlier: [earlier] } });
    const served: string[] = [];
    host.onChange(({ remotes }) => served.push(remotes.guest?.live.release.build ?? ''));
    await host.refresh();
    expect(prepared).toEqual(['build-1 while undefined is served', 'build-2 while build-1 is served']);
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
    expect(served).not.toContain('build-2');
  });

  test('of one remote does not wait for a store that hangs for another', async () => {
    const [guest, staff] = [await store.publish('guest', 'build-1'), await store.publish('staff', 'build-1')];
    await store.register({ guest: { live: guest }, staff: { live: staff } });
    const host = store.open({ trust: null });
    await host.refresh();
    const held = host.deployment;
    const next = await store.publish('guest', 'build-2');
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const elsewhere = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/release.json`;
    await store.writeRegistry(
      JSON.stringify({ remotes: { guest: { live: next }, staff: { live: elsewhere } } }),
    );
    await host.refresh();
    hanging.closeAllConnections();
    hanging.close();
    expect(held.remotes.guest?.live.release.build).toBe('build-1');
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-2');
    expect(host.deployment.remotes.staff?.live.release.build).toBe('build-1');
  });

  test('of 200 leaves only those of the registry in memory', async () => {
    const host = store.open();
    const places: string[] = [];
    for (let deploy = 0; deploy < 200; deploy += 1) {
      places.unshift(await store.publish('guest', `build-${deploy}`));
      await store.register({ guest: { live: places[0] ?? '', earlier: places.slice(1, 6) } });
      await host.refresh();
    }
    expect(host.deployment.remotes.guest?.live.release.build).toBe('build-199');
    expect(host.held('guest').length).toBeLessThanOrEqual(9);
  });
});

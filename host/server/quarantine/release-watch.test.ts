import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageLoad } from '@bellkey/shared/release';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Quarantine } from './quarantine.ts';
import { ReleaseWatch } from './release-watch.ts';

const MINUTE = 60_000;
let folder: string;
let file: string;
let time: number;
let quarantine: Quarantine;
let watch: ReleaseWatch;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const open = () => Quarantine.open({ file, log: log as never, now: () => time, acts: true });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bellkey-quarantine-'));
  file = path.join(folder, 'quarantine.json');
  time = Date.parse('2026-11-20T10:00:00Z');
  quarantine = await open();
  const window = { share: 0.2, windowMs: 5 * MINUTE };
  watch = new ReleaseWatch({
    quarantine,
    browsers: { ...window, failures: 5, addresses: 2 },
    rendering: { ...window, failures: 5, addresses: 1 },
    now: () => time,
  });
});
afterEach(() => rm(folder, { recursive: true }));

const load = (failure?: PageLoad['failure']): PageLoad => ({
  id: 'abcdef',
  remote: 'guest',
  build: 'build-2',
  page: 'chat',
  timings: {},
  ...(failure ? { failure } : {}),
});
const badBuild = load({ kind: 'bad-build', phase: 'entry' });
const isOut = () => quarantine.has('guest', 'build-2');
const visitor = (number: number) => ({ address: `10.0.0.${number % 4}`, key: `${number}` });

describe('a release that fails in browsers', () => {
  test('is quarantined when five visitors could not be shown a page, and not before', async () => {
    for (let number = 0; number < 4; number += 1) await watch.loaded(visitor(number), badBuild);
    expect(isOut()).toBe(false);
    await watch.loaded(visitor(4), badBuild);
    expect(isOut()).toBe(true);
    expect(quarantine.quarantined[0]).toMatchObject({ cause: 'browsers', since: '2026-11-20T10:00:00.000Z' });
    expect(quarantine.quarantined[0]?.detail).toContain('5 of 5 visitors from 4 addresses');
  });

  test('stays when no more than a fifth of its visitors failed', async () => {
    for (let number = 0; number < 20; number += 1) await watch.loaded(visitor(number), load());
    for (let number = 20; number < 25; number += 1) await watch.loaded(visitor(number), badBuild);
    expect(isOut()).toBe(false);
    await watch.loaded(visitor(25), badBuild);
    expect(isOut()).toBe(true);
  });

  test('stays when its failures were long ago', async () => {
    for (let number = 0; number < 4; number += 1) await watch.loaded(visitor(number), badBuild);
    time += 5 * MINUTE + 1;
    await watch.loaded(visitor(4), badBuild);
    expect(isOut()).toBe(false);
  });

  test.each(['unavailable', 'timeout', 'stale-deploy'] as const)(
    '%s is a network or tab problem, and does not count',
    async (kind) => {
      for (let number = 0; number < 50; number += 1)
        await watch.loaded(visitor(number), load({ kind, phase: 'chunk' }));
      expect(isOut()).toBe(false);
    },
  );
});

describe('one abusive client', () => {
  test('that repeats itself counts once', async () => {
    for (let time = 0; time < 1_000; time += 1) await watch.loaded(visitor(1), badBuild);
    expect(isOut()).toBe(false);
  });

  test('that claims to be a thousand visitors counts as few, because it has one address', async () => {
    for (let number = 0; number < 1_000; number += 1)
      await watch.loaded({ address: '10.0.0.1', key: `${number}` }, badBuild);
    expect(isOut()).toBe(false);
    // One other visitor with a real problem does not help it: three of its address count.
    await watch.loaded({ address: '10.0.0.2', key: 'x' }, badBuild);
    expect(isOut()).toBe(false);
  });

  test('cannot hide a bad release by claiming that it works', async () => {
    for (let number = 0; number < 1_000; number += 1)
      await watch.loaded({ address: '10.0.0.1', key: `${number}` }, load());
    for (let number = 0; number < 20; number += 1) await watch.loaded(visitor(number + 2_000), badBuild);
    expect(isOut()).toBe(true);
  });
});

describe('a release that fails on the server', () => {
  const release = { remote: 'guest', build: 'build-2' };

  test('is quarantined when five renderings threw and they are more than a fifth', async () => {
    for (let page = 0; page < 20; page += 1) await watch.rendered(release, null);
    for (let page = 0; page < 5; page += 1) await watch.rendered(release, 'TypeError: x\n  at y');
    expect(isOut()).toBe(false);
    await watch.rendered(release, 'TypeError: x\n  at y');
    expect(quarantine.quarantined[0]).toMatchObject({
      cause: 'rendering',
      detail: '6 of 26 pages could not be rendered on the server, last: TypeError: x',
    });
  });
});

describe('a release whose pages are tried before it goes live', () => {
  const release = { remote: 'guest', build: 'build-2' };

  test('is quarantined when more than a fifth threw, though it has only one page', async () => {
    await watch.tried(release, { failed: 1, total: 5, error: 'TypeError: x' });
    expect(isOut()).toBe(false);
    await watch.tried(release, { failed: 1, total: 1, error: 'TypeError: x\n  at y' });
    expect(quarantine.quarantined[0]).toMatchObject({
      cause: 'rendering',
      detail: '1 of 1 pages could not be rendered on the server before it went live, last: TypeError: x',
    });
  });
});

describe('the quarantine', () => {
  const found = { remote: 'guest', build: 'build-2', cause: 'browsers', detail: 'five' } as const;

  test('survives a restart', async () => {
    await quarantine.add(found);
    expect((await open()).has('guest', 'build-2')).toBe(true);
    expect(JSON.parse(await readFile(file, 'utf8')).quarantined).toHaveLength(1);
  });

  test('lifted by a person shows their name, and failures count from zero again', async () => {
    for (let number = 0; number < 5; number += 1) await watch.loaded(visitor(number), badBuild);
    watch.forget('guest', 'build-2');
    expect(await quarantine.lift('guest', 'build-2', 'Inês (u1)')).toBe(true);
    expect((await open()).lifted[0]).toMatchObject({ liftedBy: 'Inês (u1)', build: 'build-2' });
    await watch.loaded(visitor(1), badBuild);
    expect(isOut()).toBe(false);
    for (let number = 2; number < 6; number += 1) await watch.loaded(visitor(number), badBuild);
    expect(isOut()).toBe(true);
  });

  test('of nothing cannot be lifted', async () => {
    expect(await quarantine.lift('guest', 'build-9', 'Inês')).toBe(false);
  });

  test('in an unreadable file starts empty', async () => {
    await writeFile(file, 'broken');
    expect((await open()).quarantined).toEqual([]);
  });
});

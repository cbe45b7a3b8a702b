import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { KEPT_COPIES, KEPT_MS, pruneCache } from './prune-cache.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'bellkey-pruned-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

/** A copy that was last used so many days ago. */
function keep(name: string, build: string, daysAgo: number): void {
  const folder = path.join(cacheDir, name, build);
  mkdirSync(path.join(folder, 'browser'), { recursive: true });
  writeFileSync(path.join(folder, 'browser/entry.js'), 'x');
  writeFileSync(path.join(folder, 'release.json'), '{}');
  const at = new Date(NOW - daysAgo * DAY_MS);
  utimesSync(path.join(folder, 'release.json'), at, at);
}
const left = (name: string) => readdirSync(path.join(cacheDir, name)).sort();
const builds = (count: number) => Array.from({ length: count }, (_, index) => `build-${index}`);

describe('copies of releases', () => {
  test('are deleted when they are neither in use, nor among the last five, nor of the last 30 days', async () => {
    for (const [index, build] of builds(8).entries()) keep('guest', build, 40 + index);
    expect(await pruneCache(cacheDir, [], NOW)).toEqual(['guest/build-5', 'guest/build-6', 'guest/build-7']);
    expect(left('guest')).toEqual(builds(KEPT_COPIES));
  });

  test('stay for 30 days however many there are', async () => {
    for (const [index, build] of builds(9).entries()) keep('guest', build, 20 + index);
    expect(await pruneCache(cacheDir, [], NOW)).toEqual([]);
  });

  test('stay while they are in use, and for 30 days from then', async () => {
    keep('guest', 'long-live', 400);
    for (const build of builds(6)) keep('guest', build, 1);
    const live = { name: 'guest', build: 'long-live' };
    expect(await pruneCache(cacheDir, [live], NOW)).toEqual([]);
    expect(await pruneCache(cacheDir, [], NOW + KEPT_MS - DAY_MS)).toEqual([]);
    // By then it is the last used one; six later ones push it out of the five.
    for (const [index] of builds(6).entries()) keep('guest', `later-${index}`, -50);
    expect(await pruneCache(cacheDir, [], NOW + KEPT_MS + DAY_MS)).toContain('guest/long-live');
  });

  test('of one part say nothing of another’s', async () => {
    for (const build of builds(6)) keep('guest', build, 100);
    keep('host', 'only-one', 400);
    await pruneCache(cacheDir, [], NOW);
    expect(left('host')).toEqual(['only-one']);
    expect(left('guest')).toHaveLength(KEPT_COPIES);
  });

  test('that were never finished are deleted after a day', async () => {
    keep('guest', 'whole-build', 400);
    keep('guest', 'some-build.4711.1700000000000', 2);
    keep('guest', 'other-build.4711.1700000000000', 0);
    expect(await pruneCache(cacheDir, [], NOW)).toEqual(['guest/some-build.4711.1700000000000']);
  });

  test('are found among other files', async () => {
    writeFileSync(path.join(cacheDir, 'last-good.json'), '{}');
    expect(await pruneCache(cacheDir, [{ name: 'guest', build: 'delivered-elsewhere' }], NOW)).toEqual([]);
    expect(statSync(path.join(cacheDir, 'last-good.json')).isFile()).toBe(true);
    expect(await pruneCache(path.join(cacheDir, 'none'), [], NOW)).toEqual([]);
  });
});

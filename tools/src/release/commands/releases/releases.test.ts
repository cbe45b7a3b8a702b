import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseChange } from '@bellkey/shared/release';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadHistory } from '../../registry/history-file.ts';
import { locationOf } from '../../registry/locations.ts';
import { ReleaseDesk } from '../../testing/release-desk.ts';
import { overview, overviewText } from './overview.ts';
import { judge, prune } from './prune.ts';

let desk: ReleaseDesk;
beforeEach(() => {
  desk = new ReleaseDesk();
});
afterEach(() => desk.remove());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const isStored = (build: string) => existsSync(path.join(desk.dataDir, 'releases/guest', build));

describe('npm run releases', () => {
  test('shows what is live, the canary and earlier releases, with who and when', async () => {
    const first = await desk.released('1');
    const second = await desk.released('2');
    desk.env.RELEASE_WHO = 'grace';
    const third = await desk.released('3', 'guest --canary 10');
    const { store } = await desk.context();
    const found = overview(desk.registry, await loadHistory(store));
    const text = overviewText(found, { store: 'the store', changes: 10 });
    expect(text).toMatch(
      new RegExp(`guest +live +${second} +released +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC +ada`),
    );
    expect(text).toMatch(new RegExp(`canary 10 % +${third} +canary .*grace`));
    expect(text).toMatch(new RegExp(`earlier +${first} +released .*ada`));
    expect(text).toMatch(new RegExp(`guest ${third} canary for 10 % +\\(live: ${second}\\)`));
    expect(text).toMatch(new RegExp(`guest ${second} released +\\(live until then: ${first}\\)`));
    expect(found.history.map(({ build }) => build)).toEqual([third, second, first]);
  });

  test('of an empty store says how to start', () => {
    const empty = overview({ revision: 0, remotes: {} }, []);
    expect(overviewText(empty, { store: 'the store', changes: 10 })).toContain('npm run release');
  });
});

describe('npm run releases -- prune', () => {
  const lots = async () => {
    const builds: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7', '8']) builds.push(await desk.released(text));
    return builds;
  };

  test('deletes nothing within 30 days', async () => {
    const builds = await lots();
    await prune(await desk.context(), { dryRun: false, now: inDays(29) });
    expect(builds.every(isStored)).toBe(true);
  });

  test('after that keeps the live one and the five before it, and records what it deleted', async () => {
    const builds = await lots();
    await prune(await desk.context(), { dryRun: false, now: inDays(31) });
    expect(builds.map(isStored)).toEqual([false, false, true, true, true, true, true, true]);
    expect(desk.history.slice(-2)).toMatchObject([
      { action: 'prune', build: builds[0] },
      { action: 'prune', build: builds[1] },
    ]);
    expect(new Set(desk.history.map(({ revision }) => revision)).size).toBe(desk.history.length);
  });

  test('with --dry-run reports and deletes nothing', async () => {
    const builds = await lots();
    await prune(await desk.context(), { dryRun: true, now: inDays(31) });
    expect(builds.every(isStored)).toBe(true);
    expect(desk.said).toContain(`${builds[0]} would be deleted`);
  });

  test('never deletes what is live or a canary, however old', async () => {
    const builds = await lots();
    const [oldest = '', next = ''] = builds;
    await desk.release(`guest --build ${oldest}`);
    await desk.release(`guest --build ${next} --canary 5`);
    await prune(await desk.context(), { dryRun: false, now: inDays(400) });
    expect([isStored(oldest), isStored(next)]).toEqual([true, true]);
  });

  test('deletes an upload abandoned a day ago, and none that may be in progress', async () => {
    await desk.released('1');
    const folder = path.join(desk.dataDir, 'releases/guest/0123456789ab/browser');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'entry.js'), 'half');
    const isThere = () => existsSync(path.dirname(folder));
    const after = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await prune(await desk.context(), { dryRun: false, now: after(23) });
    expect(isThere()).toBe(true);
    expect(desk.said).toContain('0123456789ab has no readable release.json: an upload may be under way');
    await prune(await desk.context(), { dryRun: true, now: after(25) });
    expect(isThere()).toBe(true);
    expect(desk.said).toContain('0123456789ab would be deleted (1 files of an upload that was given up)');
    await prune(await desk.context(), { dryRun: false, now: after(25) });
    expect(isThere()).toBe(false);
    expect(desk.history.at(-1)).toMatchObject({ action: 'prune', build: '0123456789ab' });
  });

  test('a deleted release cannot be rolled back to, and can be released again', async () => {
    const [oldest = ''] = await lots();
    await prune(await desk.context(), { dryRun: false, now: inDays(31) });
    await expect(desk.release(`guest --build ${oldest}`)).rejects.toThrow(`There is no release ${oldest}`);
    desk.change('1');
    await desk.release('guest');
    expect(desk.guest.live).toBe(locationOf('guest', oldest));
  });
});

describe('the fate of a stored build', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const change = (build: string, action: ReleaseChange['action'], at: string): ReleaseChange => ({
    at,
    who: 'ada',
    action,
    remote: 'guest',
    build,
    from: null,
    revision: 1,
  });

  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  test.each<[string, string | null, ReleaseChange[], string, Date?]>([
    ['that was built long ago and never released goes', '2026-01-01T00:00:00Z', [], 'goes'],
    ['without a release.json may be an upload under way', null, [], 'incomplete', hoursAgo(23)],
    ['without a release.json goes when nothing arrived for a day', null, [], 'given-up', hoursAgo(25)],
    ['without a release.json stays where the store cannot tell when it came', null, [], 'incomplete'],
    [
      'that was deleted once and is being uploaded again stays',
      null,
      [change('old-build', 'prune', '2026-10-20T09:00:00Z')],
      'incomplete',
      hoursAgo(1),
    ],
    [
      'that was released last stays',
      '2026-01-01T00:00:00Z',
      [change('old-build', 'release', '2026-01-01T00:00:00Z')],
      'recent',
    ],
    [
      'whose deletion was interrupted goes',
      null,
      [change('old-build', 'prune', '2026-11-20T09:00:00Z')],
      'goes',
      hoursAgo(800),
    ],
  ])('%s', (_, builtAt, history, verdict, lastWrite = undefined) => {
    const stored = { build: 'old-build', builtAt, lastWrite: lastWrite ?? null };
    expect(judge(stored, { entry: undefined, history, now })).toBe(verdict);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHistory, Registry } from '@bellkey/shared/release';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Steps } from '../../../command/steps.ts';
import { buildOf, locationOf } from '../../registry/locations.ts';
import { FolderStore } from '../../store/folder-store.ts';
import { writeSmallRelease } from '../../testing/small-release.ts';
import { verifyStored } from '../../upload/upload.ts';
import { openContext } from '../../workplace/release-command.ts';
import { run, watched } from './interrupted-release.ts';
import { parseOptions } from './options.ts';
import { release } from './release.ts';

const AT_ONCE = 4;
/** A few dozen processes on a busy machine. */
const TIMEOUT_MS = 400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-interrupted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs it in this process.
 *
 * @param stopAt before which of its calls to the store the person stops it.
 * @returns whether it said that the pointer has moved, whether it was stopped, and what ended it, if anything did.
 */
async function runHere(
  dist: string,
  dataDir: string,
  stopAt = 0,
): Promise<{ moved: boolean; stopped: boolean; ended: unknown }> {
  const workplace = {
    env: { RELEASE_WHO: 'ada' },
    dataDir,
    remotes: () => ['guest'],
    build: () => Promise.resolve(dist),
    buildHost: null,
  };
  const steps = new Steps({ write: () => undefined });
  const stopping = new AbortController();
  let moved = false;
  const context = await openContext(workplace, {
    steps,
    stopping: stopping.signal,
    moved: () => {
      moved = true;
    },
  });
  let calls = 0;
  const store = watched(context.store, () => {
    calls += 1;
    if (calls === stopAt) stopping.abort();
  });
  try {
    await release({ ...context, store }, parseOptions(['guest'], ['guest']));
    return { moved, stopped: stopping.signal.aborted, ended: null };
  } catch (ended) {
    if (!stopping.signal.aborted) throw ended;
    return { moved, stopped: true, ended };
  }
}

const registryOf = (data: string) =>
  Registry.parse(JSON.parse(readFileSync(path.join(data, 'remotes.json'), 'utf8')));
const historyOf = (data: string) =>
  parseHistory(readFileSync(path.join(data, 'releases-history.jsonl'), 'utf8'));

describe('a release that is killed', () => {
  test(
    'before any of its changes leaves a complete release live, and the next run completes it',
    async () => {
      const [oldDist, newDist] = [path.join(folder, 'old'), path.join(folder, 'new')];
      const before = writeSmallRelease(oldDist).build;
      const after = writeSmallRelease(newDist, { files: { 'browser/more.js': 'more' } }).build;

      const start = path.join(folder, 'start');
      await runHere(oldDist, start);

      const tryKilledAt = async (killAt: number): Promise<boolean> => {
        const data = path.join(folder, `data-${killAt}`);
        cpSync(start, data, { recursive: true });
        const outcome = await run(newDist, data, 'guest', killAt);
        const live = buildOf(registryOf(data).remotes.guest?.live ?? '') ?? '';
        expect([before, after]).toContain(live);
        if (outcome === 'ended') {
          expect(live).toBe(after);
          return false;
        }
        expect(outcome).toBe('killed');
        await verifyStored(new FolderStore(data), 'guest', live, null);

        await runHere(newDist, data);
        const { revision, remotes } = registryOf(data);
        expect(remotes.guest).toMatchObject({
          live: locationOf('guest', after),
          earlier: [locationOf('guest', before)],
        });
        await verifyStored(new FolderStore(data), 'guest', after, null);
        expect([revision, historyOf(data).map(({ build }) => build)]).toEqual([2, [before, after]]);
        return true;
      };

      let killed = 0;
      for (let first = 1; ; first += AT_ONCE) {
        const outcomes = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) => tryKilledAt(first + index)),
        );
        killed += outcomes.filter(Boolean).length;
        if (outcomes.includes(false)) break;
      }
      // Fewer would mean that it was not killed in between.
      expect(killed).toBeGreaterThan(20);
    },
    TIMEOUT_MS,
  );
});

test(
  'a release that a person stops before any of its calls to the store leaves a complete release live, reports correctly whether it is the new one, and the next run completes it',
  async () => {
    const [oldDist, newDist] = [path.join(folder, 'old'), path.join(folder, 'new')];
    const before = writeSmallRelease(oldDist).build;
    const after = writeSmallRelease(newDist, { files: { 'browser/more.js': 'more' } }).build;
    const start = path.join(folder, 'start');
    await runHere(oldDist, start);

    const seen = new Set<string>();
    for (let stopAt = 1; ; stopAt += 1) {
      const data = path.join(folder, `stopped-${stopAt}`);
      cpSync(start, data, { recursive: true });
      const { moved, stopped, ended } = await runHere(newDist, data, stopAt);
      if (!stopped) break;
      const live = buildOf(registryOf(data).remotes.guest?.live ?? '') ?? '';
      expect({ stopAt, live }).toEqual({ stopAt, live: moved ? after : before });
      expect({ stopAt, ended: ended === null }).toEqual({ stopAt, ended: moved });
      await verifyStored(new FolderStore(data), 'guest', live, null);
      seen.add(live);

      await runHere(newDist, data);
      const { revision, remotes } = registryOf(data);
      expect(remotes.guest).toMatchObject({
        live: locationOf('guest', after),
        earlier: [locationOf('guest', before)],
      });
      await verifyStored(new FolderStore(data), 'guest', after, null);
      expect([revision, historyOf(data).map(({ build }) => build)]).toEqual([2, [before, after]]);
    }
    // Stopped both before the pointer moved and after it.
    expect(seen).toEqual(new Set([before, after]));
  },
  TIMEOUT_MS,
);

describe('concurrent releases', () => {
  test(
    'of several processes all end up in the history, one revision each, and the last of them is live',
    async () => {
      const data = path.join(folder, 'data');
      const dists = Array.from({ length: 6 }, (_, index) => path.join(folder, `dist-${index}`));
      const builds = dists.map(
        (dist, index) => writeSmallRelease(dist, { files: { 'browser/more.js': `${index}` } }).build,
      );
      const outcomes = await Promise.all(dists.map((dist) => run(dist, data, 'guest')));
      expect(outcomes).toEqual(dists.map(() => 'ended'));
      const history = historyOf(data);
      expect(history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(history.map(({ build }) => build).sort()).toEqual([...builds].sort());
      const { remotes } = registryOf(data);
      expect([remotes.guest?.live, ...(remotes.guest?.earlier ?? [])]).toEqual(
        history.toReversed().map(({ build }) => locationOf('guest', build)),
      );
    },
    TIMEOUT_MS,
  );
});

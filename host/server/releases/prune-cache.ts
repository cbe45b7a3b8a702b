import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 86_400_000;
/** Copies that were in use within this time stay: tabs are open for weeks. */
export const KEPT_MS = 30 * DAY_MS;
/** Number of copies of each part that stay however old they are: a rollback may need them. */
export const KEPT_COPIES = 5;
/** Leftovers of an interrupted copy: `<build>.<process>.<time>`. */
const UNFINISHED = /^[a-z0-9-]+\.\d+\.\d+$/;
const UNFINISHED_MS = DAY_MS;

/** A release by its name and build, as in its copy's folder. */
export interface CopyName {
  name: string;
  build: string;
}

interface Copy {
  folder: string;
  build: string;
  /** When it was last used, ms since 1970. */
  usedAt: number;
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/**
 * When a copy was last used: its `release.json` is touched whenever it is verified, and by each pruning that finds it
 * in use.
 */
const usedAt = async (folder: string): Promise<number> =>
  (await stat(path.join(folder, 'release.json')).catch(() => stat(folder))).mtimeMs;

async function markUsed(cacheDir: string, { name, build }: CopyName, now: number): Promise<void> {
  const at = new Date(now);
  // One that browsers load from its team's own origin may have no copy.
  await utimes(path.join(cacheDir, name, build, 'release.json'), at, at).catch(() => undefined);
}

/**
 * Deletes copies of releases that are no longer needed: not in use, not among the last five of their part, and out of
 * use for 30 days; and leftovers of interrupted copies.
 *
 * @param inUse every release that is served, that the registry names, or that the host itself is
 * @returns what was deleted, as `guest/3f2a91c0b7d4`
 */
export async function pruneCache(
  cacheDir: string,
  inUse: readonly CopyName[],
  now: number,
): Promise<string[]> {
  await Promise.all(inUse.map((release) => markUsed(cacheDir, release, now)));
  const gone: string[] = [];
  for (const name of await foldersIn(cacheDir)) {
    const used = new Set(inUse.filter((release) => release.name === name).map(({ build }) => build));
    const copies: Copy[] = [];
    for (const build of await foldersIn(path.join(cacheDir, name))) {
      const folder = path.join(cacheDir, name, build);
      copies.push({ folder, build, usedAt: await usedAt(folder) });
    }
    const unfinished = copies.filter(({ build }) => UNFINISHED.test(build));
    const whole = copies.filter((copy) => !unfinished.includes(copy)).sort((a, b) => b.usedAt - a.usedAt);
    const leftovers = unfinished.filter((copy) => now - copy.usedAt > UNFINISHED_MS);
    const outdated = whole.filter(
      (copy, index) => !used.has(copy.build) && index >= KEPT_COPIES && now - copy.usedAt > KEPT_MS,
    );
    for (const { folder, build } of [...leftovers, ...outdated]) {
      await rm(folder, { recursive: true, force: true });
      gone.push(`${name}/${build}`);
    }
  }
  return gone;
}

import { type Registry, type RegistryEntry, Release, type ReleaseChange } from '@bellkey/shared/release';
import { loadHistory } from '../../registry/history-file.ts';
import { buildOf, folderOf, locationOf, releasesOf } from '../../registry/locations.ts';
import { KEPT_RELEASES } from '../../registry/moves.ts';
import { changeRegistry, loadRegistry } from '../../registry/registry-file.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { type ReleaseContext, throwIfStopped } from '../../workplace/release-command.ts';

/** Younger releases stay in any case: tabs stay open for weeks. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** An upload without progress for this long was abandoned. */
const GIVEN_UP_MS = DAY_MS;

/** A build in the store. */
interface StoredBuild {
  build: string;
  /** When it was built; null without a readable `release.json`: an upload in progress, or an abandoned one. */
  builtAt: string | null;
  /** Without a `release.json`: when its last file arrived; null when the store cannot tell. */
  lastWrite: Date | null;
  files: string[];
}

/** Why a build stays, or that it is deleted. */
export type Verdict = 'named' | 'recent' | 'young' | 'incomplete' | 'given-up' | 'goes';

function isNamed(entry: RegistryEntry | undefined, build: string): boolean {
  if (entry === undefined) return false;
  const named = [entry.live, ...entry.earlier, ...(entry.canary ? [entry.canary.release] : [])];
  return named.some((location) => buildOf(location) === build);
}

/**
 * Whether a stored build is deleted. It stays if the registry names it, it is among the last five releases, or it was
 * released, live or built within 30 days. One without `release.json` is deleted when none of its files arrived for a
 * day: its upload was abandoned, or its deletion interrupted.
 *
 * @param history of this remote alone, oldest first
 */
export function judge(
  { build, builtAt, lastWrite }: Pick<StoredBuild, 'build' | 'builtAt' | 'lastWrite'>,
  { entry, history, now }: { entry: RegistryEntry | undefined; history: readonly ReleaseChange[]; now: Date },
): Verdict {
  if (isNamed(entry, build)) return 'named';
  const isArriving = lastWrite !== null && now.getTime() - lastWrite.getTime() < GIVEN_UP_MS;
  if (builtAt === null && isArriving) return 'incomplete';
  const about = history.filter((change) => change.build === build || change.from === build);
  if (history.findLast((change) => change.build === build)?.action === 'prune') return 'goes';
  if (builtAt === null) return lastWrite === null ? 'incomplete' : 'given-up';
  const released = history.filter(({ action }) => action !== 'prune').map((change) => change.build);
  const lastReleased = [...new Set(released.toReversed())].slice(0, KEPT_RELEASES);
  if (lastReleased.includes(build)) return 'recent';
  const limit = now.getTime() - KEPT_DAYS * DAY_MS;
  const isYoung = [builtAt, ...about.map(({ at }) => at)].some((at) => Date.parse(at) > limit);
  return isYoung ? 'young' : 'goes';
}

/** Builds of a remote in a store; where that cannot list, those in the history. */
async function storedBuilds(
  store: ReleaseStore,
  remote: string,
  history: readonly ReleaseChange[],
): Promise<StoredBuild[]> {
  const keys = await store.list(releasesOf(remote));
  const builds = keys?.flatMap((key) => key.split('/')[2] ?? []) ?? history.map((change) => change.build);
  const found: StoredBuild[] = [];
  for (const build of new Set(builds)) {
    const file = await store.read(locationOf(remote, build));
    const release = file ? parsed(file.content) : null;
    const folder = folderOf(remote, build);
    const files =
      keys?.filter((key) => key.startsWith(folder)) ??
      (release ? [...release.files.map(({ path }) => folder + path), `${folder}release.sig.json`] : []);
    if (files.length === 0 && release === null) continue;
    // A present but unreadable one was complete once: a person should look at it.
    const lastWrite = file === null ? await store.lastWrite(folder) : null;
    found.push({ build, builtAt: release?.builtAt ?? null, lastWrite, files });
  }
  return found.sort((a, b) => (a.builtAt ?? '').localeCompare(b.builtAt ?? ''));
}

function parsed(content: Buffer): Release | null {
  try {
    return Release.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Records that a build is deleted, if nothing names it by now: a process that checked its files before checks them
 * again.
 */
async function announce(context: ReleaseContext, remote: string, build: string): Promise<boolean> {
  const { store, who, stopping } = context;
  const known = (registry: Registry) => registry.remotes[remote];
  const change = await changeRegistry({ store, who }, (registry) => {
    throwIfStopped(stopping);
    const entry = known(registry);
    if (entry === undefined || isNamed(entry, build)) return null;
    return { entry, change: { action: 'prune', remote, build, from: buildOf(entry.live) } };
  });
  return change !== null;
}

/** Whether part of an abandoned upload has arrived since it was checked. */
async function goesOn(
  store: ReleaseStore,
  remote: string,
  { build, lastWrite }: StoredBuild,
): Promise<boolean> {
  if (lastWrite === null) return false;
  const now = await store.lastWrite(folderOf(remote, build));
  return now !== null && now.getTime() > lastWrite.getTime();
}

/** The `release.json` goes last: it lists the files, in case the deletion is interrupted. */
async function removeBuild(
  store: ReleaseStore,
  remote: string,
  { build, files }: StoredBuild,
): Promise<void> {
  const location = locationOf(remote, build);
  for (const key of files.filter((candidate) => candidate !== location)) await store.remove(key);
  await store.remove(location);
}

/** `npm run releases -- prune`: deletes builds that are no longer needed. */
export async function prune(
  context: ReleaseContext,
  { dryRun, now = new Date() }: { dryRun: boolean; now?: Date },
): Promise<void> {
  const { store, steps, stopping } = context;
  const { registry } = await loadRegistry(store);
  const history = await loadHistory(store);
  for (const remote of Object.keys(registry.remotes).sort()) {
    const own = history.filter((change) => change.remote === remote);
    const entry = registry.remotes[remote];
    const builds = await storedBuilds(store, remote, own);
    const judged = builds.map((build) => ({ ...build, verdict: judge(build, { entry, history: own, now }) }));
    const going = judged.filter(({ verdict }) => verdict === 'goes' || verdict === 'given-up');
    const incomplete = judged.filter(({ verdict }) => verdict === 'incomplete');
    steps.line(
      `  ${remote}: ${builds.length} stored, ${builds.length - going.length} stay, ${going.length} to delete`,
    );
    for (const { build } of incomplete) {
      steps.line(`    ${build} has no readable release.json: an upload may be under way; left alone`);
    }
    for (const stored of going) {
      throwIfStopped(stopping);
      const what = `${stored.files.length} files${stored.verdict === 'given-up' ? ' of an upload that was given up' : ''}`;
      if (dryRun) {
        steps.line(`    ${stored.build} would be deleted (${what})`);
      } else if (await goesOn(store, remote, stored)) {
        steps.line(`    ${stored.build} is being uploaded again; left alone`);
      } else if (await announce(context, remote, stored.build)) {
        context.moved();
        await removeBuild(store, remote, stored);
        steps.line(`    ${stored.build} deleted (${what})`);
      } else {
        steps.line(`    ${stored.build} is in use again; left alone`);
      }
    }
  }
  if (dryRun) steps.line('  Dry run: nothing was deleted.');
}

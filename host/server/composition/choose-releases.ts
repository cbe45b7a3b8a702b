import type { RegistryEntry } from '@bellkey/shared/release';
import type { LiveRelease } from '../releases/live-release.ts';
import { StillReadingError } from '../releases/with-patience.ts';
import type { RemoteDeployment } from './deployment.ts';

/** Input of the choice; functions, so that tests need neither files nor keys. */
export interface ChoiceDependencies {
  /** What is served of this remote now. */
  before: RemoteDeployment | null;
  /** A release that the registry names, verified; throws with the reason when it is refused. */
  take(candidate: string): Promise<LiveRelease>;
  isQuarantined(release: LiveRelease): boolean;
  /** Throws when the registry names a release that is older than one that this host has served. */
  requireNotOlder(candidate: string, release: LiveRelease): void;
}

export interface Choice {
  /** Null when nothing of this remote can be served. */
  deployment: RemoteDeployment | null;
  /** Why the registry's own releases are not served, by `live` and `canary`. */
  refused: { live?: unknown; canary?: unknown };
}

/**
 * The releases to serve for a remote: the registry's live one; if that is refused, the current one; otherwise the
 * newest good earlier one. A quarantined release is served only when there is no other.
 */
export async function chooseReleases(
  entry: RegistryEntry,
  dependencies: ChoiceDependencies,
): Promise<Choice> {
  const refused: Choice['refused'] = {};
  const live = await chooseLive(entry, dependencies, refused);
  if (!live) return { deployment: null, refused };
  const [canary, earlier] = await Promise.all([
    chooseCanary(entry, live, dependencies, refused),
    chooseEarlier(entry, live, dependencies),
  ]);
  return { deployment: { live, canary, earlier }, refused };
}

async function chooseLive(
  entry: RegistryEntry,
  { before, take, isQuarantined, requireNotOlder }: ChoiceDependencies,
  refused: Choice['refused'],
): Promise<LiveRelease | null> {
  const served = before && !isQuarantined(before.live) ? before.live : null;
  let lastResort: LiveRelease | null = null;
  let missed = false;
  for (const [index, candidate] of [entry.live, ...entry.earlier].entries()) {
    try {
      const release = await take(candidate);
      // Earlier releases are always older. They may replace a live one that this host quarantined, but not one that
      // cannot be loaded.
      if (index === 0 || missed) requireNotOlder(candidate, release);
      if (!isQuarantined(release)) return release;
      lastResort ??= release;
    } catch (error) {
      missed = true;
      if (index === 0 && !(error instanceof StillReadingError)) refused.live = error;
      if (served) return served;
    }
  }
  return served ?? lastResort ?? before?.live ?? null;
}

async function chooseCanary(
  { canary }: RegistryEntry,
  live: LiveRelease,
  { before, take, isQuarantined, requireNotOlder }: ChoiceDependencies,
  refused: Choice['refused'],
): Promise<RemoteDeployment['canary']> {
  if (!canary) return null;
  try {
    const release = await take(canary.release);
    requireNotOlder(canary.release, release);
    if (release.release.build === live.release.build || isQuarantined(release)) return null;
    return { release, share: canary.share, since: canary.since };
  } catch (error) {
    if (!(error instanceof StillReadingError)) refused.canary = error;
    // Visitors keep the current canary while the same one can't be loaded.
    return before?.canary?.since === canary.since ? before.canary : null;
  }
}

/** The newest good earlier release: after a rollback the list starts with the one that was rolled back. */
async function chooseEarlier(
  { earlier }: RegistryEntry,
  live: LiveRelease,
  { take, isQuarantined }: ChoiceDependencies,
): Promise<LiveRelease | null> {
  const good: LiveRelease[] = [];
  for (const candidate of earlier) {
    const release = await take(candidate).catch(() => null);
    if (!release || release.release.build === live.release.build || isQuarantined(release)) continue;
    if (release.release.builtAt <= live.release.builtAt) return release;
    good.push(release);
  }
  return good[0] ?? null;
}

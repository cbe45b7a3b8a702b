import type { Registry } from '@bellkey/shared/release';
import { numberOf, type ReleaseFloors } from '../releases/release-floors.ts';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import type { TrustPolicy } from '../releases/trust-policy.ts';
import { chooseReleases } from './choose-releases.ts';
import { canaryCollisions, type Deployment, type RemoteDeployment } from './deployment.ts';
import type { ProblemLog } from './problem-log.ts';
import { restoreRemote } from './restore-last-good.ts';
import type { StoreOptions } from './store-options.ts';

/** How long one slow store may delay the others. */
const PATIENCE_MS = 2_000;
/** The same at the start, when there is nothing else to serve. */
const FIRST_PATIENCE_MS = 60_000;

export interface ChoosingDependencies {
  options: StoreOptions;
  shelf: ReleaseShelf;
  floors: ReleaseFloors;
  problems: ProblemLog;
  /** What is served now. */
  served: Deployment;
  /** Whether nothing has been served yet. */
  first: boolean;
}

/** The releases to serve for every remote of the registry. Refused releases and colliding canaries become problems. */
export async function chooseRemotes(
  registry: Registry,
  trust: TrustPolicy,
  { options, shelf, floors, problems, served, first }: ChoosingDependencies,
): Promise<Record<string, RemoteDeployment>> {
  const { development, isQuarantined, now } = options;
  const begun = now();
  const chosen: Record<string, RemoteDeployment> = {};
  await Promise.all(
    Object.entries(registry.remotes).map(async ([name, entry]) => {
      const before = served.remotes[name] ?? null;
      const patience = before ? PATIENCE_MS : FIRST_PATIENCE_MS;
      const { deployment, refused } = await chooseReleases(development ? { ...entry, earlier: [] } : entry, {
        before,
        // One limit for all of a remote's releases, so that a store that hangs costs its timeout only once.
        take: (candidate) => shelf.take(name, entry, candidate, trust, Math.max(0, begun + patience - now())),
        requireNotOlder: (candidate, release) => {
          if (release.key !== null) floors.require(release, numberOf(release, entry, candidate, trust));
        },
        isQuarantined: ({ release }) => isQuarantined(release.name, release.build),
      });
      problems.note(name, refused.live);
      problems.note(`${name} canary`, refused.canary);
      const found = deployment ?? (first ? await restoreRemote(shelf, name, trust, options) : null);
      if (found) chosen[name] = found;
    }),
  );
  for (const [name, reason] of canaryCollisions(chosen)) {
    problems.add(`${name} canary`, new Error(reason));
    const remote = chosen[name];
    if (remote) chosen[name] = { ...remote, canary: null };
  }
  return chosen;
}

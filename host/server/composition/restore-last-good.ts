import type { Logger } from 'pino';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import type { TrustPolicy } from '../releases/trust-policy.ts';
import type { RemoteDeployment } from './deployment.ts';
import { loadLastGood, saveLastGood } from './last-good.ts';

interface RestoreOptions {
  cacheDir: string;
  log: Pick<Logger, 'warn'>;
}

/** What an earlier process served of a remote, from its verified copy: the store may be out of reach. */
export async function restoreRemote(
  shelf: ReleaseShelf,
  name: string,
  trust: TrustPolicy,
  { cacheDir, log }: RestoreOptions,
): Promise<RemoteDeployment | null> {
  const good = (await loadLastGood(cacheDir)).remotes[name];
  if (!good) return null;
  try {
    const live = await shelf.restore(name, good.build, good.location, trust);
    return { live, canary: null, earlier: null };
  } catch (error) {
    log.warn({ err: error, remote: name }, 'what was served last is not taken again');
    return null;
  }
}

/** What an earlier process served of all remotes, for a start without a registry. */
export async function restoreAll(
  shelf: ReleaseShelf,
  trust: TrustPolicy,
  options: RestoreOptions,
): Promise<Record<string, RemoteDeployment>> {
  const restored: Record<string, RemoteDeployment> = {};
  for (const name of Object.keys((await loadLastGood(options.cacheDir)).remotes)) {
    const remote = await restoreRemote(shelf, name, trust, options);
    if (remote) restored[name] = remote;
  }
  return restored;
}

/** Keeps the names of the live releases for the next process. */
export async function rememberGood(
  cacheDir: string,
  remotes: Record<string, RemoteDeployment>,
): Promise<void> {
  const good = Object.entries(remotes).map(([name, { live }]) => [
    name,
    { build: live.release.build, location: live.location.href },
  ]);
  await saveLastGood(cacheDir, { remotes: Object.fromEntries(good) });
}

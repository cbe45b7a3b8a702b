import { Beacon, MAX_BEACON_BYTES } from '@bellkey/shared/release';
import type { Deployment } from '../composition/deployment.ts';
import type { LoadTimingsLog } from '../load-timings/load-timings.ts';
import type { ReleaseWatch, Visitor } from '../quarantine/release-watch.ts';
import type { RateLimit } from './rate-limit.ts';

interface World {
  deployment: Deployment;
  timings: LoadTimingsLog;
  watch: ReleaseWatch;
  limit: RateLimit;
  now(): number;
}

/** Status of the answer to a report. Nothing is said about what was believed of it. */
export type BeaconAnswer = 204 | 400 | 413 | 429;

/**
 * Takes a browser's report on what it loaded. What it says of releases that are not served now is dropped: old tabs and
 * inventions are not what decides about a release.
 */
export async function receiveBeacon(text: string, visitor: Visitor, world: World): Promise<BeaconAnswer> {
  if (text.length > MAX_BEACON_BYTES) return 413;
  if (!world.limit.allows(visitor.address, world.now())) return 429;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 400;
  }
  const beacon = Beacon.safeParse(json);
  if (!beacon.success) return 400;
  const served = world.deployment.releases.map(({ release }) => release);
  for (const load of beacon.data.loads) {
    const release = served.find(({ name, build }) => name === load.remote && build === load.build);
    if (!release?.pages[load.page]) continue;
    world.timings.add(load, world.now());
    await world.watch.loaded(visitor, load);
  }
  return 204;
}

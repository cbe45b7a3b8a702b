import { Beacon, MAX_BEACON_BYTES } from '@bellkey/shared/release';
import type { Deployment } from '../composition/deployment.ts';
import type { LoadTimingsLog } from '../load-timings/load-timings.ts';
import type { ReleaseWatch } from '../quarantine/release-watch.ts';
import type { VisitorTokens } from '../quarantine/visitor-tokens.ts';
import type { RateLimit } from './rate-limit.ts';

interface World {
  deployment: Deployment;
  timings: LoadTimingsLog;
  watch: ReleaseWatch;
  tokens: VisitorTokens;
  limit: RateLimit;
  now(): number;
}

/** Status of the answer to a report. Nothing is said about what was believed of it. */
export type BeaconAnswer = 204 | 400 | 413 | 429;

/**
 * Takes a browser's report on what it loaded. What it says of releases that are not served now is dropped: old tabs and
 * inventions are not what decides about a release. Whether a release is bad is decided by those alone who hold a token of
 * a document that it was part of, each heard once.
 *
 * @param address the network that the report came from
 */
export async function receiveBeacon(text: string, address: string, world: World): Promise<BeaconAnswer> {
  if (text.length > MAX_BEACON_BYTES) return 413;
  if (!world.limit.allows(address, world.now())) return 429;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 400;
  }
  const beacon = Beacon.safeParse(json);
  if (!beacon.success) return 400;
  const served = world.deployment.releases.map(({ release }) => release);
  const { token } = beacon.data;
  const voice = token === undefined ? null : world.tokens.read(token, world.now());
  const document = voice && world.deployment.everyComposition.find(({ id }) => id === voice.composition);
  for (const load of beacon.data.loads) {
    const release = served.find(({ name, build }) => name === load.remote && build === load.build);
    if (!release?.pages[load.page]) continue;
    world.timings.add(load, world.now());
    if (voice && document?.live[load.remote]?.release.build === load.build) {
      await world.watch.loaded({ address, key: voice.id }, load);
    }
  }
  return 204;
}

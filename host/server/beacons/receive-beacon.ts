import { Beacon, MAX_BEACON_BYTES } from '@bellkey/shared/release';
import type { Deployment } from '../composition/deployment.ts';
import type { LoadTimingsLog } from '../load-timings/load-timings.ts';
import type { ReleaseWatch } from '../quarantine/release-watch.ts';
import type { VisitorTokens } from '../quarantine/visitor-tokens.ts';
import type { RateLimit } from './rate-limit.ts';

interface Dependencies {
  deployment: Deployment;
  timings: LoadTimingsLog;
  watch: ReleaseWatch;
  tokens: VisitorTokens;
  limit: RateLimit;
  now(): number;
}

/** Status of the response to a report. It does not reveal whether the report counted. */
export type BeaconAnswer = 204 | 400 | 413 | 429;

/**
 * Takes a browser's report on what it loaded. Only a report with a document's token counts, both for quarantine and in
 * the figures, and only for the releases of that document; each token counts once for quarantine. Anything else (old
 * tabs, inventions) is silently dropped.
 *
 * @param address the network that the report came from
 */
export async function receiveBeacon(
  text: string,
  address: string,
  dependencies: Dependencies,
): Promise<BeaconAnswer> {
  if (text.length > MAX_BEACON_BYTES) return 413;
  if (!dependencies.limit.allows(address, dependencies.now())) return 429;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 400;
  }
  const beacon = Beacon.safeParse(json);
  if (!beacon.success) return 400;
  const served = dependencies.deployment.releases.map(({ release }) => release);
  const { token } = beacon.data;
  const visitor = token === undefined ? null : dependencies.tokens.parse(token, dependencies.now());
  const document =
    visitor && dependencies.deployment.everyComposition.find(({ id }) => id === visitor.composition);
  if (!visitor || !document) return 204;
  for (const load of beacon.data.loads) {
    const release = served.find(({ name, build }) => name === load.remote && build === load.build);
    if (!release?.pages[load.page] || document.live[load.remote]?.release.build !== load.build) continue;
    dependencies.timings.add(load, dependencies.now());
    await dependencies.watch.loaded({ address, key: visitor.id }, load);
  }
  return 204;
}

import { Release } from '@bellkey/shared/release';
import { CONTRACT } from '@bellkey/shared/remote';
import { z } from 'zod';
import { readLocation } from './source.ts';

/** Contract numbers that this host can serve. */
export const SERVED_CONTRACTS: readonly number[] = [CONTRACT];

/**
 * Reads a `release.json` and refuses what this host can't serve.
 *
 * @throws Error whose message names the release and what is wrong with it
 */
export async function readRelease(name: string, location: URL): Promise<Release> {
  const parsed = Release.safeParse(JSON.parse((await readLocation(location)).toString('utf8')));
  if (!parsed.success)
    throw new Error(`${location.href} is not a release:\n${z.prettifyError(parsed.error)}`);
  const release = parsed.data;
  if (release.name !== name)
    throw new Error(`${location.href} is a release of ${release.name}, not of ${name}`);
  if (!SERVED_CONTRACTS.includes(release.contract)) {
    throw new Error(
      `${location.href} was built for contract ${release.contract}; this host serves ${SERVED_CONTRACTS.join(', ')}. Build it anew, or update the host.`,
    );
  }
  return release;
}

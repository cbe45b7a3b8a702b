import { Release } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { CONTRACT } from '@bellkey/shared/remote';
import { z } from 'zod';
import { loadLocation } from '../registry/location.ts';
import { loadSignature, type RemoteTrust } from './trust-policy.ts';

/** Contract numbers that this host can serve. */
export const SERVED_CONTRACTS: readonly number[] = [CONTRACT];

/** A release whose own bytes were checked, but not yet its files. */
export interface CheckedRelease {
  release: Release;
  /** The exact bytes of its `release.json`: what was signed. */
  bytes: Buffer;
  /** The text of its signature; null for an unsigned one of this machine. */
  signature: string | null;
}

interface Expectation {
  name: string;
  location: URL;
  /** The hash that the registry lists for the bytes; null without one. */
  integrity: string | null;
  trust: RemoteTrust;
}

/** Parses a release. @throws Error whose message names the release and what is wrong with it */
export function parseRelease(name: string, location: URL, bytes: Buffer): Release {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`${location.href} is not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  const parsed = Release.safeParse(json);
  if (!parsed.success)
    throw new Error(`${location.href} is not a release:\n${z.prettifyError(parsed.error)}`);
  const release = parsed.data;
  if (release.name !== name)
    throw new Error(`${location.href} is a release of ${release.name}, not of ${name}`);
  if (!SERVED_CONTRACTS.includes(release.contract)) {
    throw new Error(
      `${location.href} was built for contract ${release.contract}; this host serves ${SERVED_CONTRACTS.join(', ')}. Rebuild it, or update the host.`,
    );
  }
  return release;
}

/**
 * Loads a `release.json` and refuses one that the registry, the team's key or this host does not vouch for. Nothing in
 * it is parsed before its hash and its signature are right.
 *
 * @throws Error whose message names the release and what is wrong with it
 */
export async function loadRelease({
  name,
  location,
  integrity,
  trust,
}: Expectation): Promise<CheckedRelease> {
  const bytes = await loadLocation(location);
  if (integrity !== null && integrityOf(bytes) !== integrity) {
    throw new Error(`${location.href} is not what the registry says: wrong sha384`);
  }
  const signature = trust.kind === 'signed' ? await loadSignature(location, bytes, trust.team) : null;
  return { release: parseRelease(name, location, bytes), bytes, signature };
}

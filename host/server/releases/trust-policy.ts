import { type ReleaseSignature, SIGNATURE_FILE, Trust, type TrustedTeam } from '@bellkey/shared/release';
import { verifyRelease } from '@bellkey/shared/release/signing';
import { z } from 'zod';
import { isLocal, loadHedged, loadLocation, resolveLocation } from '../registry/location.ts';

/** Which signatures the host accepts. `unsigned-local`: no signature is required, and only this machine's releases are accepted. */
export type TrustPolicy = { kind: 'keys'; trust: Trust; unsignedLocal: boolean } | { kind: 'unsigned-local' };

export interface TrustOptions {
  /** Path or URL of `trust.json`; null when there is none. */
  trust: string | null;
  /** Development also accepts the unsigned builds of dev servers on this machine. */
  development: boolean;
}

/**
 * Loads the trusted keys.
 *
 * @throws Error whose message names the file and what is wrong with it
 */
export async function loadTrust({ trust, development }: TrustOptions): Promise<TrustPolicy> {
  if (trust === null) return { kind: 'unsigned-local' };
  let json: unknown;
  try {
    json = JSON.parse((await loadHedged(resolveLocation(trust, ''))).toString('utf8'));
  } catch (cause) {
    throw new Error(
      `The trusted keys in ${trust} can't be read: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
  const parsed = Trust.safeParse(json);
  if (!parsed.success) throw new Error(`${trust} is not usable:\n${z.prettifyError(parsed.error)}`);
  return { kind: 'keys', trust: parsed.data, unsignedLocal: development };
}

/** The trust in one remote: its team's key and origins, or `unsigned` for this machine's own builds. */
export type RemoteTrust = { kind: 'signed'; team: TrustedTeam } | { kind: 'unsigned' };

/**
 * Whether a remote's release may come from this location, and its required proof.
 *
 * @param registry location of the registry, which is always allowed
 * @throws Error that says why it is not accepted from there
 */
export function trustFor(policy: TrustPolicy, name: string, location: URL, registry: URL): RemoteTrust {
  if (policy.kind === 'unsigned-local') {
    if (isLocal(location)) return { kind: 'unsigned' };
    throw new Error(
      `${location.href} is not on this machine, and no trusted keys are configured: without RELEASE_TRUST only local, unsigned releases are taken`,
    );
  }
  if (policy.unsignedLocal && isLocal(location)) return { kind: 'unsigned' };
  const team = policy.trust.remotes[name];
  if (!team) throw new Error(`no key is trusted for ${name}: add its team's public key to the trusted keys`);
  const isAtRegistry = location.protocol === registry.protocol && location.host === registry.host;
  if (!isAtRegistry && !team.origins.some((origin) => new URL(origin).origin === location.origin)) {
    throw new Error(`${location.href} is not at one of the origins that are allowed for ${name}`);
  }
  return { kind: 'signed', team };
}

/**
 * Checks that browsers may load a remote's files directly from its release's origin.
 *
 * @param allowedOrigins origins that are allowed for every remote
 * @throws Error that names the location and the remote
 */
export function requireDirectOrigin(
  name: string,
  location: URL,
  trust: RemoteTrust,
  allowedOrigins: readonly string[],
): void {
  const allowed = [...allowedOrigins, ...(trust.kind === 'signed' ? trust.team.origins : [])];
  if (allowed.some((origin) => new URL(origin).origin === location.origin)) return;
  throw new Error(
    `${location.href} is to be loaded directly, but ${location.origin} is not among the allowed remote origins of ${name}`,
  );
}

/**
 * Loads the signature next to a release and verifies it over the release's exact bytes.
 *
 * @returns the text of the signature
 * @throws Error that names the release and what is wrong
 */
export async function loadSignature(location: URL, release: Uint8Array, team: TrustedTeam): Promise<string> {
  const place = new URL(SIGNATURE_FILE, location);
  let text: string;
  try {
    text = (await loadLocation(place)).toString('utf8');
  } catch (cause) {
    throw new Error(`${location.href} is not signed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  requireSignature(location, release, text, team);
  return text;
}

/** @throws Error when the signature does not hold for these bytes and this team's key */
export function requireSignature(
  location: URL,
  release: Uint8Array,
  signature: string,
  team: TrustedTeam,
): void {
  const check = verifyRelease(release, signature, team.publicKey);
  if (!check.ok) throw new Error(`${location.href} is refused: ${check.error}`);
}

/** The key that a signature names, for people to compare. */
export function keyOf(signature: string): string | null {
  try {
    return (JSON.parse(signature) as Partial<ReleaseSignature>).key ?? null;
  } catch {
    return null;
  }
}

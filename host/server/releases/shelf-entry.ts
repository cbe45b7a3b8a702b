import type { RegistryEntry } from '@bellkey/shared/release';
import type { LiveRelease } from './live-release.ts';
import type { RemoteTrust } from './trust-policy.ts';

/** Result of loading a release: the release, or why it is refused and when to try again (ms since 1970). */
export type Outcome =
  | { ok: true; release: LiveRelease; bytes: Buffer }
  | { ok: false; error: unknown; retryAt: number; waited: number };

/** A release that the registry names, with its proof. */
export interface Wanted {
  /** Equal when bytes and key must be the same. */
  key: string;
  name: string;
  location: URL;
  integrity: string | null;
  trust: RemoteTrust;
  entry: RegistryEntry;
}

import type { Release } from '@bellkey/shared/release';

/** A release that passed every check, with the locations of its files. */
export interface LiveRelease {
  release: Release;
  /** Where its `release.json` was loaded from. */
  location: URL;
  /** Folder of the verified copy. */
  folder: string;
  /** URL prefix that browsers load from. */
  base: string;
  /** Id of the key that signed it; null for an unsigned one of this machine. */
  key: string | null;
}

import { z } from 'zod';
import { ReleaseChange } from './history.ts';
import { Integrity, Moment, RemoteName } from './names.ts';
import { SignedOrder } from './trust.ts';

/** Where a `release.json` is: https, http on a loopback host, or a path relative to the registry file. */
const Location = z.string().min(1);

/** A release that a share of the visitors gets in place of the live one. */
export const Canary = z.object({
  release: Location,
  /** Percent of visitors, the same ones at every visit. */
  share: z.int().min(1).max(99),
  since: Moment,
});
export type Canary = z.infer<typeof Canary>;

/** What is live of one remote. */
export const RegistryEntry = z.object({
  live: Location,
  /** Earlier releases, newest first. */
  earlier: z.array(Location).default([]),
  canary: Canary.optional(),
  /**
   * The sha384 of each `release.json` named above, by its location. A release with other bytes is refused; see
   * `expectedIntegrity` for a location that is not listed.
   */
  integrity: z.record(z.string(), Integrity).default({}),
  /** The highest number that a release or an order of this remote has had. */
  number: z.int().nonnegative().optional(),
  /** Orders that raise the number of a release named above, by its location. */
  orders: z.record(z.string(), SignedOrder).optional(),
  /**
   * `origin`: browsers load the files through the host, under its own origin.
   * `direct`: browsers load them from their own origin, which must be allow-listed.
   */
  delivery: z.enum(['origin', 'direct']).default('origin'),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** The registry, `remotes.json`: which release of each remote is live. Unknown fields are ignored. */
export const Registry = z.object({
  /** Increases with every write, so that concurrent writers cannot lose an update. */
  revision: z.int().nonnegative().default(0),
  /** The change that made this revision, so that the history can be completed when its writer was interrupted. */
  change: ReleaseChange.optional(),
  remotes: z.record(RemoteName, RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;

/** An empty registry, as before the first release. */
export const NO_REMOTES: Registry = { revision: 0, remotes: {} };

/**
 * What the bytes of a `release.json` must hash to before they are used.
 *
 * A registry written by hand may list no hashes: then any bytes are accepted (`null`), and only the signature decides.
 * Once a remote lists any, every location of it has to be listed: a pointer with a flipped byte names a location that
 * is not.
 */
export function expectedIntegrity(
  entry: Pick<RegistryEntry, 'integrity'>,
  location: string,
): { ok: true; value: string | null } | { ok: false; error: string } {
  const value = entry.integrity[location];
  if (value !== undefined) return { ok: true, value };
  if (Object.keys(entry.integrity).length === 0) return { ok: true, value: null };
  return {
    ok: false,
    error: `the registry lists no sha384 of ${location}, though it does of other releases`,
  };
}

import type { RegistryEntry, Release } from '@bellkey/shared/release';
import { signOrder } from '@bellkey/shared/release/signing';
import { CommandError } from '../../command/command.ts';
import type { TeamKey } from './signing-key.ts';

/** Longest time that a valid number may be ahead of the clock. */
const MOST_AHEAD_MS = 366 * 24 * 60 * 60_000;

interface Numbering {
  /** Previous registry entry. */
  before: RegistryEntry | undefined;
  /** The release to make live, which may be older than the newest. */
  release: Pick<Release, 'name' | 'build' | 'number'>;
  location: string;
  /** Whether an order is needed even though the release has the highest number, as when a canary is reverted. */
  always?: boolean;
  /** Called when an order has to be signed. */
  key(): Promise<TeamKey>;
  now: Date;
}

/**
 * Gives a registry entry the number that hosts compare: the number of a new release, or a signed order with a higher
 * number for a release that is not the newest. Remotes whose releases never had numbers get none.
 *
 * @throws CommandError when an order is needed and there is no key to sign it
 */
export async function numbered(
  entry: RegistryEntry,
  { before, release, location, always = false, key, now }: Numbering,
): Promise<RegistryEntry> {
  const highest = before?.number ?? 0;
  const own = release.number ?? 0;
  const named = [entry.live, ...entry.earlier, ...(entry.canary ? [entry.canary.release] : [])];
  const orders = Object.fromEntries(
    Object.entries(before?.orders ?? {}).filter(([place]) => named.includes(place)),
  );
  const kept = Object.keys(orders).length > 0 ? { orders } : {};
  const { orders: _, ...rest } = entry;
  if (highest === 0 && own === 0) return entry;
  if (own > highest && !always) return { ...rest, ...kept, number: own };
  if (highest > now.getTime() + MOST_AHEAD_MS) {
    throw new CommandError(
      `The registry names ${highest} as the number of ${release.name}, which is more than a year ahead. Correct it there; nothing was signed.`,
    );
  }
  const number = Math.max(highest, own, now.getTime() - 1) + 1;
  const order = { remote: release.name, build: release.build, number, at: now.toISOString() };
  const signed = signOrder(order, (await key()).privateKey);
  return { ...rest, number, orders: { ...orders, [location]: signed } };
}

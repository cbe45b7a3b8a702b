import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@bellkey/shared/release';
import { verifyOrder } from '@bellkey/shared/release/signing';
import { z } from 'zod';
import type { LiveRelease } from './live-release.ts';
import type { TrustPolicy } from './trust-policy.ts';

const Floors = z.object({ remotes: z.record(z.string(), z.object({ number: z.int(), build: z.string() })) });
type Floors = z.infer<typeof Floors>;

/** The number of a release: its own, or a higher one from its team's order. Without either 0. */
export function numberOf(
  { release }: LiveRelease,
  { orders }: RegistryEntry,
  candidate: string,
  policy: TrustPolicy,
): number {
  const own = release.number ?? 0;
  const team = policy.kind === 'keys' ? policy.trust.remotes[release.name] : undefined;
  const signed = orders?.[candidate];
  const order = team && signed ? verifyOrder(signed, team.publicKey) : null;
  const isMine = order?.remote === release.name && order.build === release.build;
  return isMine ? Math.max(own, order.number) : own;
}

/**
 * The highest number that this host has served of each remote, kept in `release-floors.json`. A person who changes the
 * registry without a team's key cannot make the host serve an older release again. The file belongs to the host's
 * operator: a lower number in it, or a deleted entry, is a rollback on the host. It is loaded at every check of the
 * registry.
 */
export class ReleaseFloors {
  private floors: Floors = { remotes: {} };
  private readonly file: string;

  /** @param file `release-floors.json` in the host's data folder */
  constructor(file: string) {
    this.file = file;
  }

  /** @throws Error when the file exists and is unusable: without the floors nothing new is accepted */
  async load(): Promise<void> {
    let text: string;
    try {
      text = await readFile(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.floors = { remotes: {} };
      return;
    }
    try {
      this.floors = Floors.parse(JSON.parse(text));
    } catch (cause) {
      throw new Error(`${this.file} can't be used; correct it, or delete it to begin again`, { cause });
    }
  }

  /** @throws Error that names the numbers, when the host has served a higher one */
  require({ release, location }: LiveRelease, number: number): void {
    const floor = this.floors.remotes[release.name];
    if (!floor || number >= floor.number) return;
    throw new Error(
      `${location.href} has the number ${number}, and ${floor.build} with ${floor.number} was served here already. To go back, sign it with npm run rollback, or lower the number in release-floors.json on the host`,
    );
  }

  /** Records what is served. */
  async raise({ release }: LiveRelease, number: number): Promise<void> {
    const floor = this.floors.remotes[release.name];
    if (number === 0 || (floor && number <= floor.number)) return;
    this.floors = { remotes: { ...this.floors.remotes, [release.name]: { number, build: release.build } } };
    await mkdir(path.dirname(this.file), { recursive: true });
    const incoming = `${this.file}.${process.pid}`;
    await writeFile(incoming, `${JSON.stringify(this.floors, null, 2)}\n`);
    await rename(incoming, this.file);
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectedIntegrity, type RegistryEntry, SIGNATURE_FILE } from '@bellkey/shared/release';
import { type PlainHttp, refusePlainHttp, resolveLocation } from '../registry/location.ts';
import { cacheRelease, copyOf } from './cache-release.ts';
import type { LiveRelease } from './live-release.ts';
import { type CheckedRelease, loadRelease, parseRelease } from './load-release.ts';
import type { Outcome, Wanted } from './shelf-entry.ts';
import { keyOf, requireDirectOrigin, requireSignature, type TrustPolicy, trustFor } from './trust-policy.ts';
import { withPatience } from './with-patience.ts';

/** Delay before a refused release is loaded again, doubling up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const PATIENCE_FOR_HELD_MS = 60_000;
/** Two, because a release that loads in the background may be requested while the next round runs. */
const ROUNDS_KEPT = 2;

export interface ShelfOptions {
  registry: string;
  cacheDir: string;
  /** Origins that browsers may load any remote from directly. */
  allowedOrigins: readonly string[];
  development: boolean;
  /** From where releases may be loaded without encryption. */
  plainHttp: PlainHttp;
  now(): number;
}

/**
 * The verified releases of this host: the registry's hash, the team's signature, and the sha384 of every file. Verified
 * ones are not loaded again; refused ones are retried at growing intervals.
 */
export class ReleaseShelf {
  private readonly options: ShelfOptions;
  private readonly outcomes = new Map<string, Outcome>();
  private readonly reading = new Map<string, Promise<LiveRelease>>();
  /** The last round in which each was requested. */
  private readonly used = new Map<string, number>();
  private round = 0;

  constructor(options: ShelfOptions) {
    this.options = options;
  }

  /**
   * A release that the registry names.
   *
   * @param patienceMs how long to wait for it
   * @throws StillReadingError when it takes longer; loading continues
   * @throws Error that says why it is refused
   */
  async take(
    name: string,
    entry: RegistryEntry,
    candidate: string,
    policy: TrustPolicy,
    patienceMs: number,
  ): Promise<LiveRelease> {
    const wanted = this.wanted(name, entry, candidate, policy);
    const before = this.outcomes.get(wanted.key);
    // Without a hash from the registry the same location may have another release now.
    if (before?.ok && wanted.integrity !== null) return before.release;
    if (before && !before.ok && before.retryAt > this.options.now()) throw before.error;
    const reading = this.reading.get(wanted.key) ?? this.read(wanted);
    this.reading.set(wanted.key, reading);
    return withPatience(reading, patienceMs, wanted.location);
  }

  /**
   * Keeps a copy of a release that may be needed again: for open tabs, for a rollback, for people who try it. A
   * failed load is not reported as a problem until the release is needed.
   */
  async hold(
    name: string,
    entry: RegistryEntry,
    candidate: string,
    policy: TrustPolicy,
  ): Promise<LiveRelease | null> {
    try {
      const before = this.outcomes.get(this.wanted(name, entry, candidate, policy).key);
      if (before?.ok) return before.release;
      return await this.take(name, entry, candidate, policy, PATIENCE_FOR_HELD_MS);
    } catch {
      return null;
    }
  }

  /**
   * A copy that an earlier process has verified, when the store is unreachable: verified again.
   *
   * @throws Error when it is incomplete, or the key trusted now did not sign it
   */
  async restore(name: string, build: string, origin: string, policy: TrustPolicy): Promise<LiveRelease> {
    const { cacheDir, registry } = this.options;
    const folder = copyOf(cacheDir, { name, build });
    const location = new URL(origin);
    const trust = trustFor(policy, name, location, resolveLocation(registry, ''));
    const bytes = await readFile(path.join(folder, 'release.json'));
    let signature: string | null = null;
    if (trust.kind === 'signed') {
      signature = await readFile(path.join(folder, SIGNATURE_FILE), 'utf8');
      requireSignature(location, bytes, signature, trust.team);
    }
    return this.keep({ release: parseRelease(name, location, bytes), bytes, signature }, location, false);
  }

  /** The releases of a remote on this host that were requested recently. */
  held(name: string): LiveRelease[] {
    const found = new Map<string, LiveRelease>();
    for (const outcome of this.outcomes.values()) {
      if (outcome.ok && outcome.release.release.name === name)
        found.set(outcome.release.release.build, outcome.release);
    }
    return [...found.values()].sort((a, b) => b.release.builtAt.localeCompare(a.release.builtAt));
  }

  /** Starts a round, and drops releases that the last ones did not request, so that many deploys cost no memory. */
  beginRound(): void {
    this.round += 1;
    for (const [key, round] of this.used) {
      if (round >= this.round - ROUNDS_KEPT) continue;
      this.used.delete(key);
      this.outcomes.delete(key);
    }
  }

  private wanted(name: string, entry: RegistryEntry, candidate: string, policy: TrustPolicy): Wanted {
    const { registry, plainHttp } = this.options;
    const expected = expectedIntegrity(entry, candidate);
    if (!expected.ok) throw new Error(`${candidate}: ${expected.error}`);
    const location = resolveLocation(registry, candidate);
    refusePlainHttp(location, plainHttp);
    const trust = trustFor(policy, name, location, resolveLocation(registry, ''));
    const vouched = trust.kind === 'signed' ? trust.team.publicKey : '';
    const key = [name, location.href, expected.value, entry.delivery, vouched].join(' ');
    this.used.set(key, this.round);
    return { key, name, location, integrity: expected.value, trust, entry };
  }

  private read(wanted: Wanted): Promise<LiveRelease> {
    const { key, name, location, entry, trust } = wanted;
    const work = async () => {
      try {
        const checked = await loadRelease(wanted);
        const before = this.outcomes.get(key);
        if (before?.ok && before.bytes.equals(checked.bytes)) return before.release;
        const direct = entry.delivery === 'direct';
        if (direct) requireDirectOrigin(name, location, trust, this.options.allowedOrigins);
        const release = await this.keep(checked, location, direct);
        this.outcomes.set(key, { ok: true, release, bytes: checked.bytes });
        return release;
      } catch (error) {
        this.noteFailure(key, error);
        throw error;
      } finally {
        this.reading.delete(key);
      }
    };
    const reading = work();
    // Its caller may have stopped waiting.
    reading.catch(() => undefined);
    return reading;
  }

  private noteFailure(key: string, error: unknown): void {
    const { development, now } = this.options;
    const before = this.outcomes.get(key);
    const waited =
      before && !before.ok ? Math.min(before.waited * 2, LONGEST_WAIT_MS) : development ? 0 : FIRST_WAIT_MS;
    this.outcomes.set(key, { ok: false, error, retryAt: now() + waited, waited });
  }

  private async keep(checked: CheckedRelease, location: URL, direct: boolean): Promise<LiveRelease> {
    const { cacheDir, development } = this.options;
    const { release, signature } = checked;
    const folder = await cacheRelease(checked, location, {
      cacheDir,
      compress: !development && !direct,
      wanted: direct ? (file) => file.startsWith('server/') : undefined,
    });
    const base = direct ? new URL('.', location).href : `/remotes/${release.name}/${release.build}/`;
    return { release, location, folder, base, key: signature === null ? null : keyOf(signature) };
  }
}

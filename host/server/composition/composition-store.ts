import path from 'node:path';
import type { Registry, Release } from '@bellkey/shared/release';
import type { Logger } from 'pino';
import { readRegistry } from '../registry/load-registry.ts';
import { type PlainHttp, resolveLocation } from '../registry/location.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { numberOf, ReleaseFloors } from '../releases/release-floors.ts';
import { ReleaseShelf } from '../releases/release-shelf.ts';
import { readTrust, type TrustPolicy } from '../releases/trust-policy.ts';
import { chooseReleases } from './choose-releases.ts';
import { collisions } from './compose.ts';
import { canaryCollisions, Deployment, type RemoteDeployment } from './deployment.ts';
import { readLastGood, writeLastGood } from './last-good.ts';

/** How long one slow store may hold up the others. */
const PATIENCE_MS = 2_000;
/** At the start there is nothing else to serve. */
const FIRST_PATIENCE_MS = 60_000;
/** A release that fails while it is prepared is replaced, and what replaces it may fail too. */
const MOST_CHOICES = 3;

export interface StoreOptions {
  registry: string;
  cacheDir: string;
  /** Where the host keeps what it has to know again after a restart: the numbers of what it served. */
  dataDir: string;
  /** Path or URL of `trust.json`; null takes unsigned releases of this machine, and no others. */
  trust: string | null;
  allowedOrigins: readonly string[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  development: boolean;
  /** From where releases may be read without encryption. */
  plainHttp: PlainHttp;
  /** Releases that failed in browsers or in the renderer, and are not to be served. */
  isQuarantined(remote: string, build: string): boolean;
  /** Called with what is about to be served, and waited for, so that no visitor meets a cold renderer. */
  prepare(deployment: Deployment): Promise<void>;
  /** Called with what is served after every look at the registry: what was prepared for anything else may go. */
  settled(deployment: Deployment): void;
  now(): number;
}

/** Something that is wrong now. */
export interface Complaint {
  problem: string;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * What is live. `refresh` takes over what the registry says now; whatever is broken in it is refused, said in the log,
 * and the last good stays.
 */
export class CompositionStore {
  private served = new Deployment({});
  private servedSince = 0;
  private readonly complaints = new Map<string, Complaint>();
  private readonly listeners = new Set<(deployment: Deployment) => void>();
  private readonly options: StoreOptions;
  private readonly shelf: ReleaseShelf;
  private readonly floors: ReleaseFloors;
  private registry: Registry | null = null;
  private trust: TrustPolicy | null = null;
  private running: Promise<void> | null = null;

  constructor(options: StoreOptions) {
    this.options = options;
    this.shelf = new ReleaseShelf(options);
    this.floors = new ReleaseFloors(path.join(options.dataDir, 'release-floors.json'));
  }

  /** What is served now. */
  get deployment(): Deployment {
    return this.served;
  }

  /** Since when, in milliseconds since 1970. */
  get since(): number {
    return this.servedSince;
  }

  /** What the registry said last; null before it could be read. */
  get lastRegistry(): Registry | null {
    return this.registry;
  }

  /** Whether releases have to be signed; null before that could be read. */
  get trustKind(): TrustPolicy['kind'] | null {
    return this.trust?.kind ?? null;
  }

  /** What is wrong now, by remote name, remote name and `canary`, `registry` or `trust`; empty when all is well. */
  get problems(): ReadonlyMap<string, Complaint> {
    return this.complaints;
  }

  onChange(listener: (deployment: Deployment) => void): void {
    this.listeners.add(listener);
  }

  /** Reads the registry and every release that it names. Two calls at once are one. */
  refresh(): Promise<void> {
    this.running ??= this.readAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The releases of a remote that are here, verified: live, canary and the earlier ones of the registry. Newest first. */
  held(name: string): LiveRelease[] {
    const { live } = this.served.remotes[name] ?? {};
    const held = this.shelf.held(name);
    const known = live && !held.some(({ release }) => release.build === live.release.build);
    return known ? [live, ...held] : held;
  }

  /** Every release that is served or that may be wanted at once: what the registry names, and is here. */
  get inUse(): Release[] {
    const served = Object.values(this.served.remotes).flatMap(({ live, canary, earlier }) =>
      [live, canary?.release, earlier].flatMap((one) => one ?? []),
    );
    const names = new Set([
      ...Object.keys(this.registry?.remotes ?? {}),
      ...Object.keys(this.served.remotes),
    ]);
    return [...served, ...[...names].flatMap((name) => this.held(name))].map(({ release }) => release);
  }

  /** Whether a release came from the place that the registry names. */
  isAt({ location }: LiveRelease, registered: string): boolean {
    return location.href === resolveLocation(this.options.registry, registered).href;
  }

  private async readAll(): Promise<void> {
    try {
      this.trust = await readTrust(this.options);
      this.settle('trust');
    } catch (error) {
      this.complain('trust', error);
    }
    try {
      this.registry = await readRegistry(this.options.registry);
      this.settle('registry');
    } catch (error) {
      this.complain('registry', error);
    }
    await this.floors.read();
    const { trust, registry } = this;
    const first = this.servedSince === 0;
    if (!trust || (!registry && !first)) return;
    this.shelf.beginRound();
    this.forgetGone(registry);
    for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
      const remotes = registry ? await this.choose(registry, trust) : await this.restoreAll(trust);
      if (await this.takeOver(remotes)) break;
    }
    this.options.settled(this.served);
    if (registry) await this.raiseFloors(registry, trust);
    if (registry) void this.holdEarlier(registry, trust);
  }

  /** What is served because the registry names it, and its team signed it, may not be followed by an older one. */
  private async raiseFloors(registry: Registry, trust: TrustPolicy): Promise<void> {
    for (const [name, { live }] of Object.entries(this.served.remotes)) {
      const entry = registry.remotes[name];
      if (!entry || live.key === null || !this.isAt(live, entry.live)) continue;
      await this.floors.raise(live, numberOf(live, entry, entry.live, trust));
    }
  }

  /** @returns whether this is now served; false when a release of it failed on the way */
  private async takeOver(remotes: Record<string, RemoteDeployment>): Promise<boolean> {
    const clashes = collisions(Object.values(remotes).map(({ live }) => live.release));
    if (clashes.length > 0) {
      this.complain(
        'registry',
        new Error(`Releases that claim the same path are not taken: ${clashes.join('; ')}`),
      );
      return true;
    }
    const deployment = new Deployment(remotes);
    if (deployment.id === this.served.id) return true;
    await this.options.prepare(deployment);
    if (this.hasAlternative(deployment)) return false;
    this.served = deployment;
    this.servedSince = this.options.now();
    const called = ({ release }: LiveRelease) => `${release.name} ${release.version} (${release.build})`;
    const served = Object.values(deployment.remotes);
    const live = served.map((remote) => called(remote.live));
    const canaries = served.flatMap(({ canary }) =>
      canary ? [`${called(canary.release)} at ${canary.share} %`] : [],
    );
    this.options.log.info(
      { composition: deployment.composition.id, live, ...(canaries.length > 0 && { canaries }) },
      'a new composition is live',
    );
    for (const listener of this.listeners) listener(deployment);
    await this.remember(deployment);
    return true;
  }

  /** Whether something in it was quarantined while it was prepared, and something else could be served. */
  private hasAlternative({ remotes }: Deployment): boolean {
    const bad = ({ release }: LiveRelease) => this.options.isQuarantined(release.name, release.build);
    return Object.entries(remotes).some(([name, { live, canary, earlier }]) => {
      const before = this.served.remotes[name]?.live;
      return (
        (canary && bad(canary.release)) || (bad(live) && [before, earlier].some((one) => one && !bad(one)))
      );
    });
  }

  private async choose(registry: Registry, trust: TrustPolicy): Promise<Record<string, RemoteDeployment>> {
    const { development, isQuarantined, now } = this.options;
    const begun = now();
    const chosen: Record<string, RemoteDeployment> = {};
    await Promise.all(
      Object.entries(registry.remotes).map(async ([name, entry]) => {
        const before = this.served.remotes[name] ?? null;
        const patience = before ? PATIENCE_MS : FIRST_PATIENCE_MS;
        const { deployment, refused } = await chooseReleases(
          development ? { ...entry, earlier: [] } : entry,
          {
            before,
            // For all of its releases together: a store that hangs would else be waited for once per release.
            take: (candidate) => {
              const left = Math.max(0, begun + patience - now());
              return this.shelf.take(name, entry, candidate, trust, left);
            },
            requireNotOlder: (candidate, release) => {
              if (release.key !== null)
                this.floors.require(release, numberOf(release, entry, candidate, trust));
            },
            isQuarantined: ({ release }) => isQuarantined(release.name, release.build),
          },
        );
        this.note(name, refused.live);
        this.note(`${name} canary`, refused.canary);
        const found = deployment ?? (this.servedSince === 0 ? await this.restore(name, trust) : null);
        if (found) chosen[name] = found;
      }),
    );
    for (const [name, reason] of canaryCollisions(chosen)) {
      this.complain(`${name} canary`, new Error(reason));
      const remote = chosen[name];
      if (remote) chosen[name] = { ...remote, canary: null };
    }
    return chosen;
  }

  /** Without a registry, at the start: what an earlier process served. */
  private async restoreAll(trust: TrustPolicy): Promise<Record<string, RemoteDeployment>> {
    const restored: Record<string, RemoteDeployment> = {};
    for (const name of Object.keys((await readLastGood(this.options.cacheDir)).remotes)) {
      const remote = await this.restore(name, trust);
      if (remote) restored[name] = remote;
    }
    return restored;
  }

  /** What an earlier process served of a remote, from its verified copy: the store may be out of reach. */
  private async restore(name: string, trust: TrustPolicy): Promise<RemoteDeployment | null> {
    const good = (await readLastGood(this.options.cacheDir)).remotes[name];
    if (!good) return null;
    try {
      const live = await this.shelf.restore(name, good.build, good.location, trust);
      return { live, canary: null, earlier: null };
    } catch (error) {
      this.options.log.warn({ err: error, remote: name }, 'what was served last is not taken again');
      return null;
    }
  }

  /** In the background: the other releases that the registry lists, for open tabs and rollbacks. */
  private async holdEarlier(registry: Registry, trust: TrustPolicy): Promise<void> {
    if (this.options.development) return;
    for (const [name, entry] of Object.entries(registry.remotes)) {
      for (const candidate of entry.earlier) await this.shelf.hold(name, entry, candidate, trust);
    }
  }

  /** Remotes that the registry no longer has can have nothing wrong. */
  private forgetGone(registry: Registry | null): void {
    for (const about of registry ? this.complaints.keys() : []) {
      const [name = ''] = about.split(' ');
      if (name !== 'registry' && name !== 'trust' && !registry?.remotes[name]) this.settle(about);
    }
  }

  private note(about: string, error: unknown): void {
    if (error === undefined) this.settle(about);
    else this.complain(about, error);
  }

  private settle(about: string): void {
    if (this.complaints.delete(about)) this.options.log.info({ about }, 'is well again');
  }

  private complain(about: string, error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (this.complaints.get(about)?.problem === problem) return;
    this.complaints.set(about, { problem, since: this.options.now() });
    this.options.log.error(
      { about, problem },
      'a release or the registry is refused; the last good stays live',
    );
  }

  private async remember({ remotes }: Deployment): Promise<void> {
    const good = Object.entries(remotes).map(([name, { live }]) => [
      name,
      { build: live.release.build, location: live.location.href },
    ]);
    await writeLastGood(this.options.cacheDir, { remotes: Object.fromEntries(good) });
  }
}

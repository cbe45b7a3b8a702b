import path from 'node:path';
import type { Registry, Release } from '@bellkey/shared/release';
import { loadRegistry } from '../registry/load-registry.ts';
import { resolveLocation } from '../registry/location.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { numberOf, ReleaseFloors } from '../releases/release-floors.ts';
import { ReleaseShelf } from '../releases/release-shelf.ts';
import { loadTrust, type TrustPolicy } from '../releases/trust-policy.ts';
import { type ChoosingDependencies, chooseRemotes } from './choose-remotes.ts';
import { collisions } from './compose.ts';
import { Deployment, describeDeployment, type RemoteDeployment } from './deployment.ts';
import { type Problem, ProblemLog } from './problem-log.ts';
import { rememberGood, restoreAll } from './restore-last-good.ts';
import type { StoreOptions } from './store-options.ts';

/** A release that fails during preparation is replaced, and its replacement may fail too. */
const MOST_CHOICES = 3;

/** What is live. `refresh` applies the registry; broken parts are refused and logged, and the last good one stays. */
export class CompositionStore {
  private served = new Deployment({});
  private servedSince = 0;
  private readonly problemLog: ProblemLog;
  private readonly listeners = new Set<(deployment: Deployment) => void>();
  private readonly options: StoreOptions;
  private readonly shelf: ReleaseShelf;
  private readonly floors: ReleaseFloors;
  private registry: Registry | null = null;
  private trust: TrustPolicy | null = null;
  private running: Promise<void> | null = null;

  constructor(options: StoreOptions) {
    this.options = options;
    this.problemLog = new ProblemLog(options);
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

  /** The last registry; null before it was loaded. */
  get lastRegistry(): Registry | null {
    return this.registry;
  }

  /** Whether releases have to be signed; null before that is known. */
  get trustKind(): TrustPolicy['kind'] | null {
    return this.trust?.kind ?? null;
  }

  /** Current problems, by remote name, remote name and `canary`, `registry` or `trust`; empty when there are none. */
  get problems(): ReadonlyMap<string, Problem> {
    return this.problemLog.problems;
  }

  onChange(listener: (deployment: Deployment) => void): void {
    this.listeners.add(listener);
  }

  /** Loads the registry and every release that it names. Concurrent calls share one run. */
  refresh(): Promise<void> {
    this.running ??= this.loadAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /**
   * The verified releases of a remote on this host: live, canary and the earlier ones of the registry. Newest first.
   */
  held(name: string): LiveRelease[] {
    const { live } = this.served.remotes[name] ?? {};
    const held = this.shelf.held(name);
    const known = live && !held.some(({ release }) => release.build === live.release.build);
    return known ? [live, ...held] : held;
  }

  /** Every release that is served or may be needed at once: those of the registry that are on this host. */
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

  private get choosing(): ChoosingDependencies {
    const { options, shelf, floors, served } = this;
    return { options, shelf, floors, served, problems: this.problemLog, first: this.servedSince === 0 };
  }

  private async loadAll(): Promise<void> {
    try {
      this.trust = await loadTrust(this.options);
      this.problemLog.settle('trust');
    } catch (error) {
      this.problemLog.add('trust', error);
    }
    try {
      this.registry = await loadRegistry(this.options.registry);
      this.problemLog.settle('registry');
    } catch (error) {
      this.problemLog.add('registry', error);
    }
    await this.floors.load();
    const { trust, registry } = this;
    const first = this.servedSince === 0;
    if (!trust || (!registry && !first)) return;
    this.shelf.beginRound();
    if (registry) this.problemLog.keepOnly(Object.keys(registry.remotes));
    for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
      const remotes = registry
        ? await chooseRemotes(registry, trust, this.choosing)
        : await restoreAll(this.shelf, trust, this.options);
      if (await this.takeOver(remotes)) break;
    }
    this.options.settled(this.served);
    if (registry) await this.raiseFloors(registry, trust);
    if (registry) void this.holdEarlier(registry, trust);
  }

  /** A release that the registry names and its team signed raises the floor: no older one may follow it. */
  private async raiseFloors(registry: Registry, trust: TrustPolicy): Promise<void> {
    for (const [name, { live }] of Object.entries(this.served.remotes)) {
      const entry = registry.remotes[name];
      if (!entry || live.key === null || !this.isAt(live, entry.live)) continue;
      await this.floors.raise(live, numberOf(live, entry, entry.live, trust));
    }
  }

  /** @returns whether this choice is final; false when one of its releases failed and another choice may be better */
  private async takeOver(remotes: Record<string, RemoteDeployment>): Promise<boolean> {
    const clashes = collisions(Object.values(remotes).map(({ live }) => live.release));
    if (clashes.length > 0) {
      this.problemLog.add(
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
    this.options.log.info(describeDeployment(deployment), 'a new composition is live');
    for (const listener of this.listeners) listener(deployment);
    await rememberGood(this.options.cacheDir, deployment.remotes);
    return true;
  }

  /** Whether part of it was quarantined during preparation, and something else could be served. */
  private hasAlternative({ remotes }: Deployment): boolean {
    const bad = ({ release }: LiveRelease) => this.options.isQuarantined(release.name, release.build);
    return Object.entries(remotes).some(([name, { live, canary, earlier }]) => {
      const before = this.served.remotes[name]?.live;
      return (
        (canary && bad(canary.release)) || (bad(live) && [before, earlier].some((one) => one && !bad(one)))
      );
    });
  }

  /** In the background: the other releases that the registry lists, for open tabs and rollbacks. */
  private async holdEarlier(registry: Registry, trust: TrustPolicy): Promise<void> {
    if (this.options.development) return;
    for (const [name, entry] of Object.entries(registry.remotes)) {
      for (const candidate of entry.earlier) await this.shelf.hold(name, entry, candidate, trust);
    }
  }
}

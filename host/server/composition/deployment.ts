import { createHash } from 'node:crypto';
import type { LiveRelease } from '../releases/live-release.ts';
import { getsCanary } from './canary-share.ts';
import { collisions, compose, type LiveComposition } from './compose.ts';

/** A release that a share of the visitors gets. */
export interface LiveCanary {
  release: LiveRelease;
  /** Percent of visitors. */
  share: number;
  /** ISO 8601. */
  since: string;
}

/** What is served of one remote. */
export interface RemoteDeployment {
  live: LiveRelease;
  canary: LiveCanary | null;
  /** Fallback of browsers when the live release fails. */
  earlier: LiveRelease | null;
}

/**
 * Everything that is served at one moment, for all visitors. Immutable: a request uses one from start to end, whatever
 * is deployed meanwhile.
 */
export class Deployment {
  readonly id: string;
  readonly remotes: Readonly<Record<string, RemoteDeployment>>;
  /** For visitors outside every canary. */
  readonly composition: LiveComposition;
  private readonly compositions = new Map<string, LiveComposition>();

  constructor(remotes: Record<string, RemoteDeployment>) {
    this.remotes = remotes;
    this.composition = this.compositionWith([]);
    const canaries = this.canaries.map(([name, { release, share }]) => [name, release.release.build, share]);
    this.id = createHash('sha256')
      .update(JSON.stringify([this.composition.id, canaries]))
      .digest('hex')
      .slice(0, 12);
  }

  /** Whether visitors have to be distinguished. */
  get hasCanary(): boolean {
    return this.canaries.length > 0;
  }

  /** The composition for a visitor. Null, a visitor without a bucket, gets no canary. */
  compositionFor(bucket: number | null): LiveComposition {
    if (bucket === null) return this.composition;
    const mine = this.canaries
      .filter(([, { release, share }]) => getsCanary(bucket, release.release, share))
      .map(([name]) => name);
    return this.compositionWith(mine);
  }

  /** One composition per mix of canaries that a visitor can meet, the plain one first. */
  get everyComposition(): LiveComposition[] {
    const names = this.canaries.map(([name]) => name);
    const mixes = names.reduce<string[][]>(
      (all, name) => all.concat(all.map((mix) => mix.concat(name))),
      [[]],
    );
    return mixes.map((mix) => this.compositionWith(mix));
  }

  /** Every release that some visitor gets. */
  get releases(): LiveRelease[] {
    return Object.values(this.remotes).flatMap(({ live, canary }) =>
      canary ? [live, canary.release] : [live],
    );
  }

  private get canaries(): Array<[string, LiveCanary]> {
    return Object.entries(this.remotes).flatMap(([name, { canary }]) => (canary ? [[name, canary]] : []));
  }

  private compositionWith(canaries: readonly string[]): LiveComposition {
    const key = canaries.join(' ');
    const known = this.compositions.get(key);
    if (known) return known;
    const live: Record<string, LiveRelease> = {};
    const earlier: Record<string, LiveRelease> = {};
    for (const [name, remote] of Object.entries(this.remotes)) {
      const canary = canaries.includes(name) ? remote.canary : null;
      live[name] = canary?.release ?? remote.live;
      const fallback = canary ? remote.live : remote.earlier;
      if (fallback && fallback.release.build !== live[name].release.build) earlier[name] = fallback;
    }
    const composition = compose(live, earlier);
    this.compositions.set(key, composition);
    return composition;
  }
}

/** Canaries that claim a path of another remote, live or canary, with the reason. */
export function canaryCollisions(remotes: Record<string, RemoteDeployment>): Map<string, string> {
  const found = new Map<string, string>();
  const releases = (choose: (name: string, remote: RemoteDeployment) => LiveRelease) =>
    Object.entries(remotes).map(([name, remote]) => choose(name, remote).release);
  for (const [name, { canary }] of Object.entries(remotes)) {
    if (!canary) continue;
    const alone = collisions(releases((other, { live }) => (other === name ? canary.release : live)));
    const together = collisions(
      releases((other, remote) => (found.has(other) ? remote.live : (remote.canary?.release ?? remote.live))),
    );
    const reasons = [...new Set([...alone, ...together])];
    if (reasons.length > 0) found.set(name, reasons.join('; '));
  }
  return found;
}

/** The live releases and canaries of a deployment, for the log. */
export function describeDeployment({ composition, remotes }: Deployment) {
  const label = ({ release }: LiveRelease) => `${release.name} ${release.version} (${release.build})`;
  const live = Object.values(remotes).map((remote) => label(remote.live));
  const canaries = Object.values(remotes).flatMap(({ canary }) =>
    canary ? [`${label(canary.release)} at ${canary.share} %`] : [],
  );
  return { composition: composition.id, live, ...(canaries.length > 0 && { canaries }) };
}

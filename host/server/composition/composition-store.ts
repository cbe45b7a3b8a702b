import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@bellkey/shared/release';
import type { Logger } from 'pino';
import { collisions, compose, type LiveComposition, type LiveRelease } from './compose.ts';
import { keepRelease } from './keep-release.ts';
import { readRelease } from './read-release.ts';
import { readRegistry } from './registry.ts';
import { resolveLocation } from './source.ts';

interface StoreOptions {
  registry: string;
  cacheDir: string;
  allowedOrigins: readonly string[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  development: boolean;
}

type RemoteEntry = Registry['remotes'][string];

/**
 * What is live. `refresh` takes over what the registry says now; whatever is broken in it is refused, said in the log,
 * and the last good stays.
 */
export class CompositionStore {
  private composition: LiveComposition = compose({});
  private readonly complaints = new Map<string, string>();
  private readonly listeners = new Set<(composition: LiveComposition) => void>();
  private readonly options: StoreOptions;
  private running: Promise<void> | null = null;

  constructor(options: StoreOptions) {
    this.options = options;
  }

  get current(): LiveComposition {
    return this.composition;
  }

  /** What is wrong now, by remote name, or `registry`; empty when all is well. */
  get problems(): ReadonlyMap<string, string> {
    return this.complaints;
  }

  onChange(listener: (composition: LiveComposition) => void): void {
    this.listeners.add(listener);
  }

  /** Reads the registry and every release that it names. Two calls at once are one. */
  refresh(): Promise<void> {
    this.running ??= this.readAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async readAll(): Promise<void> {
    let registry: Registry;
    try {
      registry = await readRegistry(this.options.registry);
      this.complaints.delete('registry');
    } catch (error) {
      this.complain('registry', error);
      if (Object.keys(this.composition.live).length > 0) return;
      registry = await this.lastGood();
    }
    await this.take(registry);
  }

  private async take(registry: Registry): Promise<void> {
    const next: Record<string, LiveRelease> = {};
    await Promise.all(
      Object.entries(registry.remotes).map(async ([name, entry]) => {
        const found = await this.newest(name, entry);
        if (found) next[name] = found;
      }),
    );
    const clashes = collisions(Object.values(next).map(({ release }) => release));
    if (clashes.length > 0) {
      this.complain(
        'registry',
        new Error(`Releases that claim the same path are not taken: ${clashes.join('; ')}`),
      );
      return;
    }
    const composition = compose(next);
    if (composition.id === this.composition.id) return;
    this.composition = composition;
    const live = Object.values(next).map(
      ({ release }) => `${release.name} ${release.version} (${release.build})`,
    );
    this.options.log.info({ composition: composition.id, live }, 'a new composition is live');
    for (const listener of this.listeners) listener(composition);
    await this.remember(registry);
  }

  /** The live release of a remote, or the first earlier one that is good, or the one that was live until now. */
  private async newest(name: string, entry: RemoteEntry): Promise<LiveRelease | null> {
    const candidates = [entry.live, ...entry.earlier];
    for (const [index, candidate] of candidates.entries()) {
      try {
        const live = await this.verify(name, candidate, entry.delivery);
        if (index === 0) this.complaints.delete(name);
        return live;
      } catch (error) {
        if (index === 0) this.complain(name, error);
        const before = this.composition.live[name];
        if (before) return before;
      }
    }
    return null;
  }

  private async verify(
    name: string,
    candidate: string,
    delivery: RemoteEntry['delivery'],
  ): Promise<LiveRelease> {
    const { registry, cacheDir, allowedOrigins, development } = this.options;
    const location = resolveLocation(registry, candidate);
    const release = await readRelease(name, location);
    const direct = delivery === 'direct';
    if (direct && !allowedOrigins.includes(location.origin)) {
      throw new Error(
        `${location.href} is to be loaded directly, but ${location.origin} is not among the allowed remote origins`,
      );
    }
    const folder = await keepRelease(release, location, {
      cacheDir,
      compress: !development && !direct,
      wanted: direct ? (file) => file.startsWith('server/') : undefined,
    });
    const base = direct ? new URL('.', location).href : `/remotes/${release.name}/${release.build}/`;
    return { release, location, folder, base };
  }

  private complain(about: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (this.complaints.get(about) === text) return;
    this.complaints.set(about, text);
    this.options.log.error(
      { about, problem: text },
      'a release or the registry is refused; the last good stays live',
    );
  }

  private get lastGoodFile(): string {
    return path.join(this.options.cacheDir, 'last-good.json');
  }

  /** Written after each change, with locations made absolute, so that a restart with a broken registry still serves. */
  private async remember(registry: Registry): Promise<void> {
    const remotes = Object.fromEntries(
      Object.entries(this.composition.live).map(([name, { location }]) => [
        name,
        { ...registry.remotes[name], live: location.href, earlier: [] },
      ]),
    );
    await mkdir(this.options.cacheDir, { recursive: true });
    await writeFile(this.lastGoodFile, JSON.stringify({ remotes }));
  }

  private async lastGood(): Promise<Registry> {
    try {
      return JSON.parse(await readFile(this.lastGoodFile, 'utf8')) as Registry;
    } catch {
      return { remotes: {} };
    }
  }
}

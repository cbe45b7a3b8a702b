/** A file of a release as the worker needs it: path below the release's prefix, and its `sha384-…`. */
export interface KeptFile {
  path: string;
  integrity: string;
  /** Its known content: the release itself, which lists the others and has no hash. */
  content?: Response;
}

interface Ports {
  caches: CacheStorage;
  fetch(url: string, options: RequestInit): Promise<Response>;
}

const CACHE_PREFIX = 'release ';
/** Marker of a complete release, written last. A release without it does not count. */
const COMPLETE = '/complete';
/** Files that are fetched at the same time: the page may need the connection itself. */
const AT_ONCE = 4;

/**
 * The releases on this device, each in its own cache, complete or unused: until every file is there and matches its
 * hash, none of it is used. Releases are named `<name>/<build>`.
 */
export class ReleaseKeeper {
  private readonly ports: Ports;
  private readonly complete = new Set<string>();

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Names of the releases with any kept file. */
  async kept(): Promise<string[]> {
    const names = await this.ports.caches.keys();
    return names
      .filter((name) => name.startsWith(CACHE_PREFIX))
      .map((name) => name.slice(CACHE_PREFIX.length));
  }

  async isComplete(release: string): Promise<boolean> {
    if (this.complete.has(release)) return true;
    const found = await this.ports.caches.match(COMPLETE, { cacheName: CACHE_PREFIX + release });
    if (found) this.complete.add(release);
    return found !== undefined;
  }

  /**
   * Completes a release. Continues an interrupted attempt.
   *
   * @param base URL prefix of its files, ending in a slash
   * @throws when a file cannot be loaded with the listed hash; the release is not used then
   */
  async keep(release: string, base: string, files: () => Promise<readonly KeptFile[]>): Promise<void> {
    if (await this.isComplete(release)) return;
    const list = await files();
    const cache = await this.ports.caches.open(CACHE_PREFIX + release);
    const waiting = [...list];
    const next = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await this.saveFile(cache, `${base}${file.path}`, file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    await cache.put(COMPLETE, new Response(String(list.length)));
    this.complete.add(release);
  }

  /** A file of a complete release, or null. A retry's query is not part of the name: files never change. */
  async find(release: string, url: string): Promise<Response | null> {
    // In parallel: a worker that has just started for a page knows no release yet, and the page waits.
    const [complete, found] = await Promise.all([
      this.isComplete(release),
      this.ports.caches.match(url, {
        cacheName: CACHE_PREFIX + release,
        ignoreSearch: true,
        ignoreVary: true,
      }),
    ]);
    return complete && found ? found : null;
  }

  async forget(release: string): Promise<void> {
    this.complete.delete(release);
    await this.ports.caches.delete(CACHE_PREFIX + release);
  }

  private async saveFile(cache: Cache, url: string, { integrity, content }: KeptFile): Promise<void> {
    if (await cache.match(url, { ignoreVary: true })) return;
    // The browser checks the hash: it rejects when the content does not match the release.
    const answer = content ?? (await this.ports.fetch(url, { integrity, redirect: 'error' }));
    if (answer.status !== 200 || answer.type === 'opaque') throw new Error(`${url} answers ${answer.status}`);
    await cache.put(url, answer);
  }
}

/** Cache storage in memory, with the platform behaviour that the worker relies on. For tests: jsdom has none. */
export class MemoryCaches implements CacheStorage {
  private readonly all = new Map<string, MemoryCache>();

  async open(name: string): Promise<Cache> {
    const found = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, found);
    return found;
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.all.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions = {}) {
    for (const [name, cache] of this.all) {
      if (options.cacheName !== undefined && name !== options.cacheName) continue;
      const found = await cache.match(request, options);
      if (found) return found;
    }
    return undefined;
  }
}

const ORIGIN = 'https://bellkey.test';
const addressOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN);

class MemoryCache implements Cache {
  private readonly entries = new Map<string, Response>();

  async match(request: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const url = addressOf(request);
    if (options.ignoreSearch) url.search = '';
    return this.entries.get(url.href)?.clone();
  }

  async put(request: RequestInfo | URL, answer: Response): Promise<void> {
    this.entries.set(addressOf(request).href, answer);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request).href);
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  async matchAll(): Promise<readonly Response[]> {
    return [...this.entries.values()].map((answer) => answer.clone());
  }

  async add(): Promise<void> {
    throw new Error('The worker puts answers itself.');
  }

  async addAll(): Promise<void> {
    throw new Error('The worker puts answers itself.');
  }
}

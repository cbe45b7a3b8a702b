import { type DocumentNeeds, parseDocument } from './parse-document.ts';

interface Ports {
  caches: CacheStorage;
  fetch(url: string, options: RequestInit): Promise<Response>;
}

export const DOCUMENTS = 'documents';
/** Most kept pages, the last seen ones; a document is about 10 kB. */
const MAX_DOCUMENTS = 100;

/** A document with its dependencies. */
export interface FreshDocument {
  answer: Response;
  needs: DocumentNeeds;
}

/** The documents of visited pages, by path. One is stored only when everything that it needs is on the device. */
export class DocumentKeeper {
  private readonly ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Asks the server for the document of a path, without its query. With cookies, because one selects the visitors of a
   * canary; no document contains any other personal data.
   *
   * @returns `gone` when there is no such page, null when it cannot be kept
   */
  async fetch(path: string): Promise<FreshDocument | 'gone' | null> {
    const answer = await this.ports.fetch(path, {
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-cache',
    });
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (answer.status !== 200 || answer.type === 'opaque') return null;
    // A page with one person's data: the server sends none to a worker, and this check is the second lock.
    if (answer.headers.get('cache-control')?.includes('no-store')) return null;
    const needs = parseDocument(await answer.clone().text(), path);
    return needs ? { answer, needs } : null;
  }

  async put(path: string, answer: Response): Promise<void> {
    const cache = await this.ports.caches.open(DOCUMENTS);
    // Moves it to the end: the first ones are the least recently visited.
    await cache.delete(path, { ignoreVary: true });
    await cache.put(path, answer);
    const all = await cache.keys();
    for (const request of all.slice(0, Math.max(0, all.length - MAX_DOCUMENTS))) await cache.delete(request);
  }

  async forget(path: string): Promise<void> {
    const cache = await this.ports.caches.open(DOCUMENTS);
    await cache.delete(path, { ignoreVary: true });
  }

  /** Dependencies of each kept document, by path. */
  async needs(): Promise<Map<string, DocumentNeeds>> {
    const cache = await this.ports.caches.open(DOCUMENTS);
    const found = new Map<string, DocumentNeeds>();
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const answer = await cache.match(request, { ignoreVary: true });
      const needs = answer ? parseDocument(await answer.text(), path) : null;
      if (needs) found.set(path, needs);
    }
    return found;
  }
}

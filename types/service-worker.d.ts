/**
 * What the service worker uses of its global scope. TypeScript's own declarations of it (`lib.webworker`) cannot be
 * loaded beside those of pages (`lib.dom`).
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<unknown>;
  respondWith(answer: Response | Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** An open tab, as a worker sees it. */
interface Client {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options?: { includeUncontrolled?: boolean; type?: 'window' }): Promise<readonly Client[]>;
}

interface ServiceWorkerGlobalScope {
  readonly clients: Clients;
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

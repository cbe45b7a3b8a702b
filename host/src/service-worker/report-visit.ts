import type { PageMessage } from './worker-messages.ts';

/** Paths of what a page has loaded from its own origin so far. */
function loadedPaths(performance: Performance, origin: string): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname))];
}

/** Tells the worker which page is shown, so that it opens offline from now on. */
export function notifyVisit(worker: Pick<ServiceWorker, 'postMessage'>, window: Window, path: string): void {
  const message: PageMessage = {
    type: 'visited',
    path,
    // The worker picks those that belong to no release.
    pictures: loadedPaths(window.performance, window.location.origin),
  };
  worker.postMessage(message);
}

import { claimReload, isSecondTry } from './reload-guard.ts';

/**
 * The browser, as loading a chunk needs it.
 *
 * @param isReloadHeld whether a page asks not to be reloaded, as one with unsaved input does
 */
export const createChunkPorts = (isReloadHeld: () => boolean) => ({
  /** Reloads the page for a chunk that is gone, at most once in 10 s for the same path; returns whether it does. */
  reload: (): boolean => {
    const path = `${location.pathname}${location.search}`;
    const isSecond = isSecondTry(performance);
    if (isReloadHeld() || !claimReload(path, Date.now(), () => sessionStorage, isSecond)) return false;
    location.reload();
    return true;
  },
  now: () => performance.now(),
  random: Math.random,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  online: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true })),
});

import { claimReload, isSecondTry } from './reload-guard.ts';

/**
 * What loading a chunk needs from the browser.
 *
 * @param isReloadHeld whether a page refuses a reload, for example because of unsaved input
 */
export const createChunkPorts = (isReloadHeld: () => boolean) => ({
  /**
   * Reloads the page for a chunk that no longer exists, at most once in 10 s for the same path; returns whether it
   * does.
   */
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

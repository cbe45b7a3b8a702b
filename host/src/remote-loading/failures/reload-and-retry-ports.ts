import { claimChunkReload, isSecondTry } from './reload-guard.ts';

/**
 * What a failed chunk needs from the browser: a reload of the page, and time and network for retries.
 *
 * @param isReloadHeld whether a page refuses a reload, for example because of unsaved input
 */
export const createReloadAndRetryPorts = (isReloadHeld: () => boolean) => ({
  /**
   * Reloads the page for a chunk that no longer exists, at most once in 10 s for the same path; returns whether it
   * does.
   */
  reload: (): boolean => {
    const path = `${location.pathname}${location.search}`;
    const isSecond = isSecondTry(performance);
    if (isReloadHeld() || !claimChunkReload(path, Date.now(), () => sessionStorage, isSecond)) return false;
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

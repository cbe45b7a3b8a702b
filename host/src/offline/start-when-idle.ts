// Not with the component: a style sheet that comes late has the browser lay the whole page out anew.
import './offline-notice.css';
import type { OfflineWorld } from './start-offline.tsx';

const IDLE_TIMEOUT_MS = 10_000;
const WITHOUT_IDLE_CALLBACK_MS = 3_000;
/**
 * How long a page has the device for itself after it is there to be used, when nothing is kept on it yet. To keep the
 * product takes a hundred files and more time of the processor than the page itself (decision 0035).
 */
const FIRST_COPY_AFTER_MS = 3_000;

/** When what is not for the page on the screen may begin. */
interface StartWorld extends OfflineWorld {
  /** Calls back when the page is there to be used. */
  whenReady(run: () => void): void;
}

/**
 * Starts working offline after the page has loaded and when the browser has nothing better to do; the first time on a
 * device not before somebody has had the page for a while.
 */
export function startOfflineWhenIdle(window: Window, world: StartWorld): void {
  const { serviceWorker } = window.navigator;
  // The value, not the key: a browser that was told to have none keeps the key.
  if (!serviceWorker) return;
  const start = () => {
    import('./start-offline.tsx').then(({ startOffline }) => startOffline(world)).catch(world.report);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start, WITHOUT_IDLE_CALLBACK_MS);
  };
  const whenLoaded = () => {
    if (window.document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  };
  if (serviceWorker.controller) whenLoaded();
  else world.whenReady(() => setTimeout(whenLoaded, FIRST_COPY_AFTER_MS));
}

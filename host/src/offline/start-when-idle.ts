// Not with the component: a style sheet that comes late has the browser lay the whole page out anew.
import './offline-notice.css';
import type { OfflineWorld } from './start-offline.tsx';

const IDLE_TIMEOUT_MS = 10_000;
const WITHOUT_IDLE_CALLBACK_MS = 3_000;

/** Starts working offline after the page has loaded and when the browser has nothing better to do. */
export function startOfflineWhenIdle(window: Window, world: OfflineWorld): void {
  // The value, not the key: a browser that was told to have none keeps the key.
  if (!window.navigator.serviceWorker) return;
  const start = () => {
    import('./start-offline.tsx').then(({ startOffline }) => startOffline(world)).catch(world.report);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start, WITHOUT_IDLE_CALLBACK_MS);
  };
  if (window.document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

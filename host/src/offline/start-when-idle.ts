// Not with the component: a late style sheet makes the browser lay out the whole page again.
import './offline-notice.css';
import type { OfflinePorts } from './start-offline.tsx';

const IDLE_TIMEOUT_MS = 10_000;
const WITHOUT_IDLE_CALLBACK_MS = 3_000;
/**
 * How long a page has the device to itself once it is usable, when nothing is cached yet. The first offline copy takes a
 * hundred files and more CPU time than the page itself (decision 0035).
 */
const FIRST_COPY_AFTER_MS = 3_000;

/** When what is not for the page on the screen may begin. */
interface StartPorts extends OfflinePorts {
  /** Calls back when the page is there to be used. */
  whenReady(run: () => void): void;
}

/**
 * Starts offline support after the page has loaded and when the browser is idle; on a device without a worker not before
 * the page has been usable for 3 s.
 */
export function startOfflineWhenIdle(window: Window, ports: StartPorts): void {
  const { serviceWorker } = window.navigator;
  // The value, not the key: a browser with service workers disabled keeps the key.
  if (!serviceWorker) return;
  const start = () => {
    import('./start-offline.tsx').then(({ startOffline }) => startOffline(ports)).catch(ports.report);
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
  else ports.whenReady(() => setTimeout(whenLoaded, FIRST_COPY_AFTER_MS));
}

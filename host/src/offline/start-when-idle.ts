// Imported here rather than by the component: a late style sheet makes the browser lay out the whole page again.
import './offline-notice.css';
import type { OfflinePorts } from './start-offline.tsx';

const IDLE_TIMEOUT_MS = 10_000;
const WITHOUT_IDLE_CALLBACK_MS = 3_000;
/**
 * Delay of the first offline copy after the page is usable. The copy takes a hundred files and more CPU time than the
 * page itself (decision 0035).
 */
const FIRST_COPY_AFTER_MS = 3_000;

/** What starting offline support needs from the page. */
interface StartPorts extends OfflinePorts {
  /** Calls back when the page is usable. */
  whenReady(run: () => void): void;
}

/**
 * Starts offline support when the page has loaded and the browser is idle. On a device without a worker it waits until
 * the page has been usable for 3 s.
 */
export function startOfflineWhenIdle(window: Window, ports: StartPorts): void {
  const { serviceWorker } = window.navigator;
  // Checked by value: a browser with service workers disabled still has the key.
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

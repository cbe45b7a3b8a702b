import { READY_MARK } from './ready-mark.ts';
import { whenIdle } from './when-idle.ts';

/** Longest wait for a page that never becomes ready (offline, an error page). */
const LATEST_MS = 10_000;

/**
 * Calls back when a page is usable and the browser is idle, so that later downloads do not compete with the first
 * page.
 */
export function whenReady(run: () => void): void {
  let due = true;
  const ready = () => {
    if (!due) return;
    due = false;
    observer.disconnect();
    clearTimeout(timer);
    whenIdle(run);
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(READY_MARK).length > 0) ready();
  });
  const timer = setTimeout(ready, LATEST_MS);
  observer.observe({ type: 'mark', buffered: true });
}

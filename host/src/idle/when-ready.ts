import { READY_MARK } from './ready-mark.ts';
import { whenIdle } from './when-idle.ts';

/** A page that never comes (offline, an error page) does not hold up what is to follow for longer. */
const LATEST_MS = 10_000;

/**
 * Calls back when a page is there to be used and the browser has nothing better to do, so that nothing it brings in
 * shares the line with the first page.
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

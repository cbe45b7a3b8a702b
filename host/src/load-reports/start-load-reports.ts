import { whenIdle } from '../idle/when-idle.ts';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';

/**
 * Starts reporting load times once the page is ready and the browser is idle; until then they are only recorded.
 *
 * @param share of the tabs that report, from 0 to 1
 */
export function startLoadReports(window: Window, noted: LoadOutcome[], share: number): void {
  const start = () => {
    whenIdle(() => {
      import('./send-load-reports.ts').then(
        ({ sendLoadReports }) =>
          sendLoadReports({
            noted,
            share,
            document: window.document,
            performance: window.performance,
            random: Math.random,
            send: (path, body) =>
              window.navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
          }),
        // The page works without reports.
        () => undefined,
      );
    });
  };
  if (window.document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

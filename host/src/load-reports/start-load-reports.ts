import { whenIdle } from '../idle/when-idle.ts';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';
import { sendLoadReports } from './send-load-reports.ts';

/**
 * Starts reporting load times when the document has loaded and the browser is idle; until then they are only recorded.
 *
 * @param share of the tabs that report, from 0 to 1
 */
export function startLoadReports(window: Window, noted: LoadOutcome[], share: number): void {
  const { document, performance, navigator } = window;
  const start = () => {
    whenIdle(() =>
      sendLoadReports({
        noted,
        share,
        document,
        performance,
        random: Math.random,
        send: (path, body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
      }),
    );
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

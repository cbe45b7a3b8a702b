import type { WorkerMessage } from '../src/service-worker/worker-messages.ts';

/** A tab without an answer within this time counts as using everything. */
export const ANSWER_TIMEOUT_MS = 2_000;

function askTab(tab: Client): Promise<string[] | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: string[] | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(settle, ANSWER_TIMEOUT_MS, null);
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      settle(Array.isArray(data) ? data.filter((name) => typeof name === 'string') : null);
    tab.postMessage({ type: 'releases-in-use' } satisfies WorkerMessage, [port2]);
  });
}

/**
 * Names of the releases that open tabs may still load from; null when a tab does not answer, for example while it
 * loads.
 */
export async function releasesInUse(clients: Clients): Promise<ReadonlySet<string> | null> {
  const tabs = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const answers = await Promise.all(tabs.map(askTab));
  return answers.every((answer) => answer !== null) ? new Set(answers.flat()) : null;
}

const FIRST_MAX_MS = 250;
const MAX_MS = 15_000;
/** The longest wait that a server can ask for: the page has to stay useful. */
export const MOST_RETRY_MS = 60_000;

/**
 * Delay before a stream is reopened: the server's delay plus full jitter, up to 250 ms at first and up to 15 s after
 * failures. The jitter spreads the reconnections of many browsers.
 *
 * @param failures failed attempts in a row; 0 when a live stream broke
 * @param random from 0 to 1
 * @param retryMs the last `retry:` of the server, in ms; 0 when it sent none. Before a planned restart the API sends
 *   each client a different one, which spreads them.
 */
export function reconnectDelay(failures: number, random: number, retryMs: number): number {
  return retryMs + random * Math.min(MAX_MS, FIRST_MAX_MS * 2 ** Math.min(failures, 8));
}

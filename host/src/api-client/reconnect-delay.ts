const FIRST_MAX_MS = 250;
const MAX_MS = 15_000;

/**
 * How long to wait before a stream is opened again: full jitter, at once at first, up to 15 s later, so that many
 * browsers do not come back in the same moment.
 *
 * @param failures tries that failed in a row; 0 when a live stream broke
 * @param random from 0 to 1
 */
export function reconnectDelay(failures: number, random: number): number {
  return random * Math.min(MAX_MS, FIRST_MAX_MS * 2 ** Math.min(failures, 8));
}

import type { RemoteLoadErrorKind } from './remote-load-error.ts';

/**
 * At most this many tries beyond the first, all within {@link RETRY_WINDOW_MS}
 * (docs/architecture.md#when-loading-fails).
 */
export const MAX_RETRIES = 2;
export const RETRY_WINDOW_MS = 6_000;

const BASE_DELAY_MS = 400;
/** Before the last try, when chance makes it longest. */
export const LONGEST_DELAY_MS = BASE_DELAY_MS * 2 ** (MAX_RETRIES - 1) * 1.5;

/** Only temporary failures are tried again. */
export const isRetryable = (kind: RemoteLoadErrorKind): boolean =>
  kind === 'unavailable' || kind === 'timeout';

/** What another release may cure: all but a server or network that does not answer. */
export const isReleaseAtFault = (kind: RemoteLoadErrorKind): boolean => !isRetryable(kind);

/**
 * How long to wait before the next attempt, or null to stop.
 *
 * @param failures how many tries have failed, from 1
 * @param elapsedMs since the first try began
 * @param random from 0 to 1; spreads the tries of many tabs
 */
export function retryDelay(failures: number, elapsedMs: number, random: number): number | null {
  if (failures > MAX_RETRIES) return null;
  const delay = BASE_DELAY_MS * 2 ** (failures - 1) * (0.5 + random);
  return elapsedMs + delay <= RETRY_WINDOW_MS ? delay : null;
}

import type { RemoteLoadErrorKind } from './remote-load-error.ts';

/**
 * Maximum number of attempts after the first, all within {@link RETRY_WINDOW_MS}
 * (docs/architecture.md#when-loading-fails).
 */
export const MAX_RETRIES = 2;
export const RETRY_WINDOW_MS = 6_000;

const BASE_DELAY_MS = 400;
/** Longest delay, before the last attempt. */
export const LONGEST_DELAY_MS = BASE_DELAY_MS * 2 ** (MAX_RETRIES - 1) * 1.5;

/** Only temporary failures are retried. */
export const isRetryable = (kind: RemoteLoadErrorKind): boolean =>
  kind === 'unavailable' || kind === 'timeout';

/** Failures that another release may fix: all but a server or network that does not respond. */
export const isReleaseAtFault = (kind: RemoteLoadErrorKind): boolean => !isRetryable(kind);

/**
 * Delay before the next attempt, or null to stop.
 *
 * @param failures number of failed attempts, from 1
 * @param elapsedMs since the first attempt started
 * @param random from 0 to 1; spreads the attempts of many tabs
 */
export function retryDelay(failures: number, elapsedMs: number, random: number): number | null {
  if (failures > MAX_RETRIES) return null;
  const delay = BASE_DELAY_MS * 2 ** (failures - 1) * (0.5 + random);
  return elapsedMs + delay <= RETRY_WINDOW_MS ? delay : null;
}

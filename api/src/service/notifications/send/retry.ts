const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

type Channel = 'push' | 'email' | 'webhook';

/** Delay after each failed attempt; after the last one it has failed for good. */
const WAITS: Readonly<Record<Channel, readonly number[]>> = {
  // News from a corridor is old after an hour.
  push: [15 * SECOND_MS, MINUTE_MS, 4 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
  email: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  // As Standard Webhooks recommends: a receiver may be down for a night.
  webhook: [5 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS],
};
/** A receiver that asks for a longer delay than this gets no more. */
const MAX_WAIT_MS = 12 * HOUR_MS;

/** Result of an attempt. */
export type Result =
  | { kind: 'sent'; status: number | null }
  /** Permanent failure: the receiver is gone, or refuses it. */
  | { kind: 'refused'; status: number | null; reason: string; gone?: boolean }
  /** Temporary failure. */
  | { kind: 'again'; status: number | null; reason: string; retryAfterMs?: number };

/**
 * When to try again; null when it has failed for good.
 *
 * @param attempts number of attempts so far
 */
export function nextAttempt(
  channel: Channel,
  attempts: number,
  { retryAfterMs = 0 }: { retryAfterMs?: number },
  now: Date,
): Date | null {
  const wait = WAITS[channel][attempts - 1];
  if (wait === undefined) return null;
  return new Date(now.getTime() + Math.min(MAX_WAIT_MS, Math.max(wait, retryAfterMs)));
}

/** The delay in a `Retry-After` header, in seconds or as a date; undefined without one. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** What an HTTP status means for a delivery. */
export function readAnswer(response: Response, now: Date): Result {
  const { status, ok } = response;
  if (ok) return { kind: 'sent', status };
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now);
  if (status === 429 || status === 408 || status >= 500) {
    const reason = status === 429 ? 'The receiver asks for patience.' : 'The receiver has a fault.';
    return { kind: 'again', status, reason, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  return {
    kind: 'refused',
    status,
    reason: 'The receiver refused it.',
    gone: status === 404 || status === 410,
  };
}

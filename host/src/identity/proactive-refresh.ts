/** Specification, section 9: a token is refreshed this long before it expires. */
export const TOKEN_REFRESH_LEAD_MS = 5 * 60_000;
/** Specification, section 9: the first wait after a network failure, doubling up to the last. */
export const RETRY_FIRST_MS = 30_000;
export const RETRY_LAST_MS = 16 * 60_000;

/** Delay after this many network failures in a row, from 1. */
export function refreshRetryDelay(failures: number): number {
  return Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** (failures - 1));
}

/** When a token expires, in milliseconds since 1970. */
interface Expiry {
  expiresAt: number;
}

interface RefreshPorts {
  /** Gets a new token. */
  refresh(): Promise<Expiry>;
  isNetworkFailure(error: unknown): boolean;
  /** Receives any other failure; no retry follows. */
  onEnd?(error: unknown): void;
  now(): number;
}

/**
 * Keeps a token fresh while a person is signed in. The identity client does this only for other Firebase products.
 * In an app that uses only Auth, long streams would outlive their token.
 *
 * @param first when the current token expires, or how to get the first one: with the same delays and retries as
 *   every later one, as after a start without a network
 * @returns `stop`
 */
export function keepTokenFresh(
  first: number | (() => Promise<Expiry | null>),
  ports: RefreshPorts,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  let failures = 0;

  const schedule = (delay: number, ask: () => Promise<Expiry | null>) => {
    if (!stopped) timer = setTimeout(() => void run(ask), Math.max(0, delay));
  };
  const refreshBefore = (expiresAt: number) =>
    schedule(expiresAt - ports.now() - TOKEN_REFRESH_LEAD_MS, ports.refresh);
  const run = async (ask: () => Promise<Expiry | null>) => {
    try {
      const next = await ask();
      failures = 0;
      if (next) refreshBefore(next.expiresAt);
    } catch (error) {
      if (stopped) return;
      if (!ports.isNetworkFailure(error)) {
        ports.onEnd?.(error);
        return;
      }
      failures += 1;
      schedule(refreshRetryDelay(failures), ask);
    }
  };

  if (typeof first === 'number') refreshBefore(first);
  else void run(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Specification, section 9: a token is refreshed this long before it expires. */
export const TOKEN_REFRESH_LEAD_MS = 5 * 60_000;
/** Specification, section 9: the first wait after a network failure, doubling up to the last. */
export const RETRY_FIRST_MS = 30_000;
export const RETRY_LAST_MS = 16 * 60_000;

/** How long to wait after a number of network failures in a row, from 1. */
export function refreshRetryDelay(failures: number): number {
  return Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** (failures - 1));
}

interface RefreshWorld {
  /** Gets a fresh token and says when that one expires, in milliseconds since 1970. */
  refresh(): Promise<{ expiresAt: number }>;
  isNetworkFailure(error: unknown): boolean;
  now(): number;
}

/**
 * Keeps a token fresh while somebody is signed in. The identity client does this only for other Firebase products; in
 * an app that uses Auth alone nothing would, and long streams would outlive their token.
 *
 * @returns `stop`
 */
export function keepTokenFresh(expiresAt: number, world: RefreshWorld): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  let failures = 0;

  const schedule = (delay: number) => {
    if (!stopped) timer = setTimeout(() => void run(), Math.max(0, delay));
  };
  const run = async () => {
    try {
      const next = await world.refresh();
      failures = 0;
      schedule(next.expiresAt - world.now() - TOKEN_REFRESH_LEAD_MS);
    } catch (error) {
      // Anything but the network means that the session is over; the identity client says so itself.
      if (!world.isNetworkFailure(error)) return;
      failures += 1;
      schedule(refreshRetryDelay(failures));
    }
  };

  schedule(expiresAt - world.now() - TOKEN_REFRESH_LEAD_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

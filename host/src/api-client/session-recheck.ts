import type { SessionStore } from '@bellkey/shared/shell';

/** An API that refuses a token which the identity provider calls good is not asked again and again. */
export const RECHECK_PAUSE_MS = 30_000;

/**
 * Makes the check of a session whose token the API refused. The identity provider knows why: where the account is
 * switched off or its sessions were ended, the session ends and says so.
 *
 * @returns a function that says whether there is a new token; calls at the same time share one check, and within
 *   {@link RECHECK_PAUSE_MS} of the last there is none
 */
export function createSessionRecheck(
  session: Pick<SessionStore, 'refresh'>,
  now: () => number,
): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (running) return running;
    if (now() - lastAt < RECHECK_PAUSE_MS) return Promise.resolve(false);
    running = session
      .refresh()
      .then(({ ok }) => ok)
      .finally(() => {
        lastAt = now();
        running = null;
      });
    return running;
  };
}

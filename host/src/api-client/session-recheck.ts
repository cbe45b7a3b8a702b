import type { SessionStore } from '@bellkey/shared/shell';

/** Pause before a token is checked again that the identity provider considers valid and the API refuses. */
export const RECHECK_PAUSE_MS = 30_000;

/**
 * Creates the check of a session whose token the API refused. The identity provider knows why: if the account is
 * disabled or its sessions were ended, the session ends with that reason.
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

/** Why a session ended without an action of the person. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** Errors (status 400) of the identity provider that end the session of an account. */
const ENDS: Readonly<Record<string, SessionEnd>> = {
  USER_DISABLED: 'user-disabled',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

/** Calls that check whether a session is still valid. */
const SESSION_CALLS = /\/accounts:lookup\b|securetoken[^?]*\/token\b/;

async function endIn(answer: Response): Promise<SessionEnd | null> {
  const body: unknown = await answer.json().catch(() => null);
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  // As "USER_DISABLED : The account was switched off."
  const [code = ''] = String(error?.message ?? '').split(' ');
  return ENDS[code] ?? null;
}

/**
 * Wraps `fetch` to detect a refusal that ends a session. On such an answer the identity client drops the account, at
 * start-up without saying why.
 *
 * @param onEnd is called before the identity client sees the answer
 */
export function noticeSessionEnd(
  fetch: typeof globalThis.fetch,
  onEnd: (end: SessionEnd) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (answer.status === 400 && SESSION_CALLS.test(url)) {
      const end = await endIn(answer.clone());
      if (end) onEnd(end);
    }
    return answer;
  };
}

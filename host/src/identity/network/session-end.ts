/** Why a session ended without the person's doing. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** What the identity provider answers, with status 400, for an account that may not go on. */
const ENDS: Readonly<Record<string, SessionEnd>> = {
  USER_DISABLED: 'user-disabled',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

/** Calls that ask whether a session still holds. */
const SESSION_CALLS = /\/accounts:lookup\b|securetoken[^?]*\/token\b/;

async function endIn(answer: Response): Promise<SessionEnd | null> {
  const body: unknown = await answer.json().catch(() => null);
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  // As "USER_DISABLED : The account was switched off."
  const [code = ''] = String(error?.message ?? '').split(' ');
  return ENDS[code] ?? null;
}

/**
 * Wraps `fetch` so that a refusal which ends a session is noticed. The identity client forgets the account of such an
 * answer, and when it starts it does not say why.
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

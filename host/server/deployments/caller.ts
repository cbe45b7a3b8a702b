import { operations } from '@bellkey/shared/api';
import type { Refusal } from '../refusals/refuse.ts';

const ASK_TIMEOUT_MS = 5_000;

export type Caller = { ok: true; uid: string; name: string } | { ok: false; problem: Refusal };

const signInFirst: Caller = {
  ok: false,
  problem: {
    code: 'unauthenticated',
    status: 401,
    title: 'Sign in first',
    detail: 'Sign in as a person who runs this platform, or develops it.',
  },
};

const notTheirs: Caller = {
  ok: false,
  problem: {
    code: 'forbidden',
    status: 403,
    title: 'Not yours to see',
    detail:
      'What is deployed here concerns every property. Only the platform’s operators and the developers that they name see it and change it; no role in a property is enough.',
  },
};

const cantTell: Caller = {
  ok: false,
  problem: {
    code: 'unreachable',
    status: 503,
    title: 'We can’t check who you are',
    detail: 'The service that knows who you are does not answer. Try again in a moment.',
  },
};

/**
 * Loads the owner of a token from the API, for every request. Only the platform's operators and the named developers
 * are admitted. A role in a property counts for nothing: anyone can sign up a property and own it. An operator of one
 * co-brand is not one of the platform.
 *
 * @param authorization the request's header, passed on and not stored
 * @param developers uids that the configuration names
 */
export async function loadCaller(
  apiUrl: string,
  authorization: string | undefined,
  developers: readonly string[],
): Promise<Caller> {
  if (!authorization?.startsWith('Bearer ')) return signInFirst;
  try {
    const answer = await fetch(`${apiUrl}/api/staff/me`, {
      headers: { authorization },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      redirect: 'error',
    });
    if (answer.status === 401 || answer.status === 403) return signInFirst;
    if (!answer.ok) return cantTell;
    const { uid, name, email, operator } = operations['GET /api/staff/me'].response.parse(
      await answer.json(),
    );
    const allowed = operator?.brand === null || developers.includes(uid);
    return allowed ? { ok: true, uid, name: name ?? email ?? uid } : notTheirs;
  } catch {
    return cantTell;
  }
}

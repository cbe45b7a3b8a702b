import { operations } from '@bellkey/shared/api';
import * as messages from '../../messages/compiled/refusals/en.ts';
import type { Refusal } from '../refusals/refuse.ts';

const ASK_TIMEOUT_MS = 5_000;

export type Caller = { ok: true; uid: string; name: string } | { ok: false; problem: Refusal };

const signInFirst: Caller = {
  ok: false,
  problem: {
    code: 'unauthenticated',
    status: 401,
    title: messages.signInFirst,
    detail: messages.signInFirstText,
  },
};

const notTheirs: Caller = {
  ok: false,
  problem: {
    code: 'forbidden',
    status: 403,
    title: messages.forbiddenTitle,
    detail: messages.forbiddenText,
  },
};

const cantTell: Caller = {
  ok: false,
  problem: {
    code: 'unreachable',
    status: 503,
    title: messages.identityUnavailableTitle,
    detail: messages.identityUnavailableText,
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

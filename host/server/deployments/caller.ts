import { operations, type Problem, type StaffRole } from '@bellkey/shared/api';

const ASK_TIMEOUT_MS = 5_000;
/** Who may see what is deployed, and lift a quarantine. */
const ALLOWED: readonly StaffRole[] = ['developer', 'owner'];

export type Caller =
  | { ok: true; uid: string; name: string }
  | { ok: false; problem: Pick<Problem, 'code' | 'status' | 'title' | 'detail'> };

const signInFirst: Caller = {
  ok: false,
  problem: {
    code: 'unauthenticated',
    status: 401,
    title: 'Sign in first',
    detail: 'Sign in with an account that has the role developer or owner.',
  },
};

const wrongRole: Caller = {
  ok: false,
  problem: {
    code: 'forbidden',
    status: 403,
    title: 'For developers',
    detail: 'What is deployed is seen and changed by developers and owners. Ask an owner for that role.',
  },
};

const cantTell: Caller = {
  ok: false,
  problem: {
    code: 'unreachable',
    status: 503,
    title: 'We can’t check who you are',
    detail: 'The service that knows your role does not answer. Try again in a moment.',
  },
};

/**
 * Who calls, as the API says of their token, read anew each time. Whoever is not known to be allowed is not.
 *
 * @param authorization the request's header, passed on and kept nowhere
 */
export async function askWhoCalls(apiUrl: string, authorization: string | undefined): Promise<Caller> {
  if (!authorization?.startsWith('Bearer ')) return signInFirst;
  try {
    const answer = await fetch(`${apiUrl}/api/staff/me`, {
      headers: { authorization },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      redirect: 'error',
    });
    if (answer.status === 401 || answer.status === 403) return signInFirst;
    if (!answer.ok) return cantTell;
    const me = operations['GET /api/staff/me'].response.parse(await answer.json());
    const membership = me.memberships.find(
      ({ state, role }) => state === 'approved' && ALLOWED.includes(role),
    );
    return membership ? { ok: true, uid: me.uid, name: membership.name } : wrongRole;
  } catch {
    return cantTell;
  }
}

import { sessionUser } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { createCall } from './call.ts';
import { createSessionRecheck, RECHECK_PAUSE_MS } from './session-recheck.ts';

/** A client whose token the API refuses until it has another one. */
function client(refresh: 'works' | 'account is off') {
  const clock = { ms: 0 };
  const seen = { tokens: [] as (string | null)[], refreshes: 0 };
  let token = 'old';
  const recheckSession = createSessionRecheck(
    {
      refresh: async () => {
        seen.refreshes += 1;
        if (refresh === 'account is off') return { ok: false, error: 'user-disabled' };
        token = 'new';
        return { ok: true, user: sessionUser() };
      },
    },
    () => clock.ms,
  );
  const call = createCall({
    baseUrl: '',
    fetch: async (_, init) => {
      const sent = new Headers(init?.headers).get('authorization');
      seen.tokens.push(sent);
      return sent === 'Bearer new'
        ? ({ status: 204, ok: true } as Response)
        : ({
            status: 401,
            ok: false,
            headers: new Headers(),
            json: async () => ({
              code: 'unauthenticated',
              status: 401,
              title: '',
              detail: '',
              requestId: '',
            }),
          } as Response);
    },
    getIdToken: async () => token,
    isOnline: () => true,
    recheckSession,
  });
  return { call: () => call('GET /api/staff/me', {}), seen, clock };
}

describe('a token that the API does not accept', () => {
  test('is checked once, and the call is repeated with a new one', async () => {
    const { call, seen } = client('works');
    expect(await call()).toMatchObject({ ok: true });
    expect(seen).toEqual({ tokens: ['Bearer old', 'Bearer new'], refreshes: 1 });
  });

  test('of a disabled account is checked once for many calls, and not again for a while', async () => {
    const { call, seen, clock } = client('account is off');
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual(
      Array(3).fill('unauthenticated'),
    );
    await call();
    expect(seen.refreshes).toBe(1);
    clock.ms = RECHECK_PAUSE_MS;
    await call();
    expect(seen.refreshes).toBe(2);
  });
});

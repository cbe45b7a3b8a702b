import type { ApiClient, ApiProblem, ApiResult } from '@bellkey/shared/shell';
import { useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import type { StaffIdentity } from './membership-status.ts';

export type IdentityState =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'known'; me: StaffIdentity };

/** The last response per API client and person, so that navigation loads it once. */
const known = new WeakMap<ApiClient, StaffIdentity>();
/** Called with every new response, so that all parts of a page have the same. */
const listeners = new Set<(api: ApiClient, me: StaffIdentity) => void>();

/** Loads the identity of the signed-in person. */
export async function fetchIdentity(api: ApiClient): Promise<ApiResult<StaffIdentity>> {
  const answer = await api.call('GET /api/staff/me', {});
  if (answer.ok) {
    known.set(api, answer.value);
    for (const listener of listeners) listener(api, answer.value);
  }
  return answer;
}

/**
 * The signed-in person's identity here; loaded once per person, again with `refresh`. Nothing is loaded without a
 * person.
 */
export function useStaffIdentity(uid: string | null): { identity: IdentityState; refresh(): Promise<void> } {
  const api = useApi();
  // Not `useLoad`: all parts of a page share one response, which outlives them.
  const [state, setState] = useState<IdentityState>(() => {
    const me = known.get(api);
    return me && me.uid === uid ? { status: 'known', me } : { status: 'loading' };
  });

  const refresh = useCallback(async () => {
    const answer = await fetchIdentity(api);
    setState(answer.ok ? { status: 'known', me: answer.value } : { status: 'failed', problem: answer.error });
  }, [api]);

  useEffect(() => {
    const listener = (of: ApiClient, me: StaffIdentity) => {
      if (of === api) setState({ status: 'known', me });
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [api]);

  useEffect(() => {
    if (uid === null) return;
    const me = known.get(api);
    if (me?.uid === uid) setState({ status: 'known', me });
    else void refresh();
  }, [api, uid, refresh]);

  const identity: IdentityState =
    state.status === 'known' && state.me.uid !== uid ? { status: 'loading' } : state;
  return { identity, refresh };
}

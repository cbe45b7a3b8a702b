import type { GuestRegistration, GuestSession, OperationOutput } from '@bellkey/shared/api';
import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useOnline, useVisible } from '../../browser-state/use-browser-state.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { clearDrafts } from './registration-draft.ts';

/** How often a waiting page asks whether the registration was checked. */
const ASK_EVERY_MS = 20_000;

/** What the property asks for and what was sent. */
export type Asked = OperationOutput<'GET /api/guest/registration'>;

/** State of the registration on the page. */
export type RegistrationView =
  | { status: 'loading' }
  | { status: 'no-session' }
  | { status: 'unreachable'; problem: ApiProblem }
  | { status: 'open'; session: GuestSession; asked: Asked };

/** The guest's registration, reloaded while it waits, and the way to send it. */
export function useRegistration(storage: DurableStorage) {
  const api = useApi();
  const online = useOnline();
  const visible = useVisible();
  const [view, setView] = useState<RegistrationView>({ status: 'loading' });

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = signal ? { signal } : {};
      const [session, asked] = await Promise.all([
        api.call('GET /api/guest/session', {}, options),
        api.call('GET /api/guest/registration', {}, options),
      ]);
      if (signal?.aborted) return;
      if (session.ok && asked.ok) {
        clearDrafts(storage, session.value.conversationId);
        setView({ status: 'open', session: session.value, asked: asked.value });
        return;
      }
      const problem = session.ok ? (asked.ok ? null : asked.error) : session.error;
      if (problem?.status === 401) {
        clearDrafts(storage, null);
        setView({ status: 'no-session' });
      } else if (problem) {
        // An open form stays: someone may be typing.
        setView((before) => (before.status === 'open' ? before : { status: 'unreachable', problem }));
      }
    },
    [api, storage],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the network, what was out of reach may be within it
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load, online]);

  const waits = view.status === 'open' && view.asked.registration?.state === 'waiting';
  useEffect(() => {
    if (!waits || !visible) return;
    const asking = setInterval(() => void load(), ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [waits, visible, load]);

  /** Resolves with the problem, or null on success. */
  const send = useCallback(
    async (details: RegistrationDetails, idempotencyKey: string): Promise<ApiProblem | null> => {
      const result = await api.call('POST /api/guest/registration', { body: details }, { idempotencyKey });
      if (!result.ok) return result.error;
      const registration: GuestRegistration = result.value;
      setView((before) =>
        before.status === 'open' ? { ...before, asked: { ...before.asked, registration } } : before,
      );
      return null;
    },
    [api],
  );
  return { view, load, send };
}

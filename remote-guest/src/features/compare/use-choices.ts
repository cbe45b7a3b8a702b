import type { GuestSession } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { Choices } from './choice-address.ts';
import { clearChoices, loadChoices, saveChoices } from './kept-choices.ts';

/** State of the choices on the page. */
export type ChoicesView =
  | { status: 'loading' }
  | { status: 'no-session' }
  | { status: 'unreachable'; problem: ApiProblem }
  | {
      status: 'open';
      session: GuestSession;
      choices: Choices;
      /** When this copy was saved, in milliseconds since 1970; null for a response of the API. */
      copyOf: number | null;
    };

/** What the property offers to compare. While unreachable it is the saved copy; it reloads when the network is back. */
export function useChoices(storage: DurableStorage): { view: ChoicesView; load(): Promise<void> } {
  const api = useApi();
  const online = useOnline();
  // Not useLoad: a failed load shows the saved copy, and says as of when.
  const [view, setView] = useState<ChoicesView>({ status: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = signal ? { signal } : {};
      const [session, choices] = await Promise.all([
        api.call('GET /api/guest/session', {}, options),
        api.call('GET /api/guest/choices', {}, options),
      ]);
      if (signal?.aborted) return;
      if (session.ok && choices.ok) {
        saveChoices(storage, { session: session.value, choices: choices.value, at: Date.now() });
        setView({ status: 'open', session: session.value, choices: choices.value, copyOf: null });
        return;
      }
      const problem = session.ok ? (choices.ok ? null : choices.error) : session.error;
      if (problem === null) return;
      if (problem.status === 401) {
        clearChoices(storage);
        setView({ status: 'no-session' });
        return;
      }
      const kept = loadChoices(storage, Date.now());
      setView(
        kept
          ? { status: 'open', session: kept.session, choices: kept.choices, copyOf: kept.at }
          : { status: 'unreachable', problem },
      );
    },
    [api, storage],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the network, what was out of reach may be within it
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load, online]);
  return { view, load };
}

import type { GuestSession } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import {
  clearInformation,
  type Information,
  loadInformation,
  saveInformation,
} from '../../kept-information/kept-information.ts';

/** What there is to read about the property, as the page has it. */
export type InformationView =
  | { status: 'loading' }
  | { status: 'no-session' }
  | { status: 'unreachable'; problem: ApiProblem }
  | {
      status: 'open';
      session: GuestSession;
      information: Information;
      /** When this copy was saved, in milliseconds since 1970; null where the API has just answered. */
      copyOf: number | null;
    };

const openView = (information: Information, copyOf: number | null): InformationView => ({
  status: 'open',
  session: information.session,
  information,
  copyOf,
});

/**
 * The property's information. The kept copy shows at once and with its time; the API's answer takes its place, and is
 * loaded again with the network and when the device wakes.
 */
export function useInformation(storage: DurableStorage): { view: InformationView; load(): Promise<void> } {
  const api = useApi();
  // Not useLoad: the kept copy is shown before the first response, and again after one that fails.
  const [view, setView] = useState<InformationView>(() => {
    const kept = loadInformation(storage, Date.now());
    return kept ? openView(kept.information, kept.at) : { status: 'loading' };
  });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const result = await api.call('GET /api/guest/information', {}, signal ? { signal } : {});
      if (signal?.aborted) return;
      if (result.ok) {
        saveInformation(storage, { information: result.value, at: Date.now() });
        setView(openView(result.value, null));
        return;
      }
      if (result.error.status === 401) {
        clearInformation(storage);
        setView({ status: 'no-session' });
        return;
      }
      const kept = loadInformation(storage, Date.now());
      setView(kept ? openView(kept.information, kept.at) : { status: 'unreachable', problem: result.error });
    },
    [api, storage],
  );
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    const stop = onWake(() => void load(loading.signal));
    return () => {
      loading.abort();
      stop();
    };
  }, [load]);
  return { view, load };
}

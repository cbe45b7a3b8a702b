import type { Lead } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Which enquiries are shown. */
export interface LeadFilter {
  state: 'open' | 'handled' | 'all';
  search: string;
}

export type LeadsLoad =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; leads: readonly Lead[]; more: boolean };

/** Debounce of the search, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

/** The enquiries of a filter, and marking one as handled. A failed mark is reported and undone. */
export function useLeads({ state, search }: LeadFilter) {
  const api = useApi();
  const [load, setLoad] = useState<LeadsLoad>({ status: 'loading' });
  const [markProblem, setMarkProblem] = useState<{ id: string; problem: ApiProblem } | null>(null);
  const round = useRef(0);

  const refresh = useCallback(async () => {
    const mine = ++round.current;
    const answer = await api.call('GET /api/staff/leads', { query: { state, search } });
    if (mine !== round.current) return;
    setLoad(answer.ok ? { status: 'ready', ...answer.value } : { status: 'failed', problem: answer.error });
  }, [api, state, search]);

  useEffect(() => {
    const timer = setTimeout(() => void refresh(), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [refresh]);

  const mark = async (lead: Lead, handled: boolean): Promise<boolean> => {
    setMarkProblem(null);
    const answer = await api.call('POST /api/staff/leads/{id}/handled', {
      params: { id: lead.id },
      body: { handled },
    });
    if (answer.ok) {
      setLoad((before) =>
        before.status === 'ready'
          ? { ...before, leads: before.leads.map((one) => (one.id === lead.id ? answer.value : one)) }
          : before,
      );
    } else setMarkProblem({ id: lead.id, problem: answer.error });
    return answer.ok;
  };

  return { load, refresh, mark, markProblem };
}

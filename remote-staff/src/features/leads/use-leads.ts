import type { Lead } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';

/** Which enquiries are shown. */
export interface LeadFilter {
  state: 'open' | 'handled' | 'all';
  search: string;
}

/** Debounce of the search, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

/** The enquiries of a filter, and marking one as handled. A failed mark is reported and undone. */
export function useLeads(filter: LeadFilter) {
  const api = useApi();
  const load = useLoad('GET /api/staff/leads', { query: useSettled(filter) }, { keepPrevious: true });
  const [markProblem, setMarkProblem] = useState<{ id: string; problem: ApiProblem } | null>(null);

  const mark = async (lead: Lead, handled: boolean): Promise<boolean> => {
    setMarkProblem(null);
    const answer = await api.call('POST /api/staff/leads/{id}/handled', {
      params: { id: lead.id },
      body: { handled },
    });
    if (answer.ok) {
      load.set((before) => ({
        ...before,
        leads: before.leads.map((one) => (one.id === lead.id ? answer.value : one)),
      }));
    } else setMarkProblem({ id: lead.id, problem: answer.error });
    return answer.ok;
  };

  return { load, mark, markProblem };
}

/** The filter once no one has typed for a moment. */
function useSettled({ state, search }: LeadFilter): LeadFilter {
  const [settled, setSettled] = useState({ state, search });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ state, search }), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, search]);
  return settled;
}

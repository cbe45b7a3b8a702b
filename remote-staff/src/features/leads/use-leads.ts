import type { Lead } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useSettled } from '../../clock/use-settled.ts';

/** Which enquiries are shown. */
export interface LeadFilter {
  state: 'open' | 'handled' | 'all';
  search: string;
}

/** Debounce of the search, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

/** The enquiries of a filter, and marking one as handled. */
export function useLeads(filter: LeadFilter) {
  const api = useApi();
  const query = useSettled(filter, SEARCH_PAUSE_MS);
  const load = useLoad('GET /api/staff/leads', { query }, { keepPrevious: true });

  /** Resolves with the problem when the API refuses, otherwise null. */
  const mark = async (lead: Lead, handled: boolean): Promise<ApiProblem | null> => {
    const answer = await api.call('POST /api/staff/leads/{id}/handled', {
      params: { id: lead.id },
      body: { handled },
    });
    if (!answer.ok) return answer.error;
    load.set((before) => ({
      ...before,
      leads: before.leads.map((one) => (one.id === lead.id ? answer.value : one)),
    }));
    return null;
  };

  return { load, mark };
}

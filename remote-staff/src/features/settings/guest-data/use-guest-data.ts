import type { Conversation, Erasure, OperationInput, OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useMemo, useState } from 'react';

type Retained = OperationOutput<'GET /api/staff/retention'>;
type Wanted = Omit<OperationInput<'GET /api/staff/retention'>['query'], 'property'>;

/** Loaded data about guests; null before. */
export interface GuestData {
  retained: Retained | null;
  conversations: readonly Conversation[] | null;
  erasures: readonly Erasure[] | null;
  problem: ApiProblem | null;
  load(): Promise<void>;
  /** What other settings would erase. */
  preview(wanted: Wanted): Promise<ApiResult<Retained>>;
  save(
    body: OperationInput<'PUT /api/staff/retention'>['body'],
  ): Promise<ApiResult<OperationOutput<'PUT /api/staff/retention'>>>;
  copy(id: string): Promise<ApiResult<OperationOutput<'GET /api/staff/conversations/{id}/data'>>>;
  erase(id: string): Promise<ApiResult<Erasure>>;
}

export function useGuestData(propertyId: string): GuestData {
  const api = useApi();
  const [retained, setRetained] = useState<Retained | null>(null);
  const [conversations, setConversations] = useState<readonly Conversation[] | null>(null);
  const [erasures, setErasures] = useState<readonly Erasure[] | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const query = useMemo(() => ({ property: propertyId }), [propertyId]);
  const load = useCallback(async () => {
    setProblem(null);
    const [kept, guests, erased] = await Promise.all([
      api.call('GET /api/staff/retention', { query }),
      api.call('GET /api/staff/conversations', { query }),
      api.call('GET /api/staff/erasures', { query }),
    ]);
    if (kept.ok) setRetained(kept.value);
    if (guests.ok) setConversations(guests.value.conversations);
    if (erased.ok) setErasures(erased.value.erasures);
    for (const answer of [kept, guests, erased]) if (!answer.ok) setProblem(answer.error);
  }, [api, query]);
  useEffect(() => void load(), [load]);

  return {
    retained,
    conversations,
    erasures,
    problem,
    load,
    preview: (wanted) => api.call('GET /api/staff/retention', { query: { ...query, ...wanted } }),
    save: (body) => api.call('PUT /api/staff/retention', { query, body }),
    copy: (id) => api.call('GET /api/staff/conversations/{id}/data', { params: { id }, query }),
    erase: (id) => api.call('POST /api/staff/conversations/{id}/erasure', { params: { id }, query }),
  };
}

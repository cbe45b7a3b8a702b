import type { Conversation, Erasure, OperationInput, OperationOutput } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';

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

/** Loads what a property keeps about guests, and changes it. */
export function useGuestData(propertyId: string): GuestData {
  const api = useApi();
  const query = { property: propertyId };
  const retention = useLoad('GET /api/staff/retention', { query });
  const conversations = useLoad('GET /api/staff/conversations', { query });
  const erasures = useLoad('GET /api/staff/erasures', { query });

  return {
    retained: retention.value,
    conversations: conversations.value?.conversations ?? null,
    erasures: erasures.value?.erasures ?? null,
    problem: retention.problem ?? conversations.problem ?? erasures.problem,
    async load() {
      await Promise.all([retention.refresh(), conversations.refresh(), erasures.refresh()]);
    },
    preview: (wanted) => api.call('GET /api/staff/retention', { query: { ...query, ...wanted } }),
    save: (body) => api.call('PUT /api/staff/retention', { query, body }),
    copy: (id) => api.call('GET /api/staff/conversations/{id}/data', { params: { id }, query }),
    erase: (id) => api.call('POST /api/staff/conversations/{id}/erasure', { params: { id }, query }),
  };
}

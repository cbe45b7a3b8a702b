import type { ApiKey, OperationInput, OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiResult, useApi } from '@bellkey/shared/shell';

/** Input for a new key. */
export type NewKey = OperationInput<'POST /api/staff/api-keys'>['body'];
/** Hours for which the previous secret still works. */
export type Overlap = OperationInput<'POST /api/staff/api-keys/{id}/rotate'>['body']['overlapHours'];
/** A key with its secret, which is returned only once. */
export type MadeKey = OperationOutput<'POST /api/staff/api-keys'>;

/** The API keys of a property. */
export interface ApiKeyStore {
  load: Load<OperationOutput<'GET /api/staff/api-keys'>>;
  make(body: NewKey): Promise<ApiResult<MadeKey>>;
  rotate(id: string, overlapHours: Overlap): Promise<ApiResult<MadeKey>>;
  revoke(id: string): Promise<ApiResult<ApiKey>>;
}

/** Loads the API keys of a property and changes them. */
export function useApiKeys(propertyId: string): ApiKeyStore {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/api-keys', { query });

  const show = (changed: ApiKey) => {
    // The list may load by now; a new key is not the whole of it.
    if (load.status === 'failed') return void load.refresh();
    load.set(({ keys }) => ({
      keys: [changed, ...keys.filter(({ id }) => id !== changed.id)].sort(newestFirst),
    }));
  };

  return {
    load,
    async make(body) {
      const answer = await api.call('POST /api/staff/api-keys', { query, body });
      if (answer.ok) show(answer.value.key);
      return answer;
    },
    async rotate(id, overlapHours) {
      const answer = await api.call('POST /api/staff/api-keys/{id}/rotate', {
        params: { id },
        query,
        body: { overlapHours },
      });
      if (answer.ok) show(answer.value.key);
      return answer;
    },
    async revoke(id) {
      const answer = await api.call('POST /api/staff/api-keys/{id}/revoke', { params: { id }, query });
      if (answer.ok) show(answer.value);
      return answer;
    },
  };
}

const newestFirst = (one: ApiKey, other: ApiKey) => other.createdAt.localeCompare(one.createdAt);

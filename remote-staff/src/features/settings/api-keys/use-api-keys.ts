import type { ApiKey, OperationInput, OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** Input for a new key. */
export type NewKey = OperationInput<'POST /api/staff/api-keys'>['body'];
/** Hours for which the previous secret still works. */
export type Overlap = OperationInput<'POST /api/staff/api-keys/{id}/rotate'>['body']['overlapHours'];
/** A key with its secret, which is returned only once. */
export type MadeKey = OperationOutput<'POST /api/staff/api-keys'>;

/** The API keys of a property. */
export interface ApiKeyStore {
  keys: readonly ApiKey[] | null;
  problem: ApiProblem | null;
  load(): Promise<void>;
  make(body: NewKey): Promise<ApiResult<MadeKey>>;
  rotate(id: string, overlapHours: Overlap): Promise<ApiResult<MadeKey>>;
  revoke(id: string): Promise<ApiResult<ApiKey>>;
}

/** Loads the API keys of a property and changes them. */
export function useApiKeys(propertyId: string): ApiKeyStore {
  const api = useApi();
  const [keys, setKeys] = useState<readonly ApiKey[] | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const query = { property: propertyId };
  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/api-keys', { query: { property: propertyId } });
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setKeys(answer.value.keys);
  }, [api, propertyId]);
  useEffect(() => void load(), [load]);

  /** The response is what shows, even when the list fails to load. */
  const show = (changed: ApiKey) =>
    setKeys((known) => [changed, ...(known ?? []).filter(({ id }) => id !== changed.id)].sort(newestFirst));

  return {
    keys,
    problem,
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

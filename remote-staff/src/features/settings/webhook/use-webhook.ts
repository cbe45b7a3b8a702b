import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

type Loaded = OperationOutput<'GET /api/staff/settings/webhook'>;

/** The webhook of a property with its log. */
export interface WebhookLoad {
  loaded: Loaded | null;
  problem: ApiProblem | null;
  load(): Promise<void>;
  /** Sends a test, or a message of the log again; then loads the log. */
  send(what: 'test' | { replay: string }): Promise<ApiProblem | null>;
  /** Creates a new secret. */
  rotate(): Promise<ApiResult<{ secret: string }>>;
}

/** While a message is in transit, the log is loaded again after this time. */
const LOOK_AGAIN_MS = 3_000;

export function useWebhook(propertyId: string): WebhookLoad {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/settings/webhook', { query: { property: propertyId } });
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setLoaded(answer.value);
  }, [api, propertyId]);
  useEffect(() => void load(), [load]);
  const soon =
    loaded?.deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ?? false;
  useEffect(() => {
    if (!soon) return;
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [soon, load]);

  const query = { property: propertyId };
  return {
    loaded,
    problem,
    load,
    async send(what) {
      const answer =
        what === 'test'
          ? await api.call('POST /api/staff/settings/webhook/test', { query })
          : await api.call('POST /api/staff/settings/webhook-deliveries/{id}/replay', {
              params: { id: what.replay },
              query,
            });
      await load();
      return answer.ok ? null : answer.error;
    },
    rotate: () => api.call('POST /api/staff/settings/webhook/secret', { query }),
  };
}

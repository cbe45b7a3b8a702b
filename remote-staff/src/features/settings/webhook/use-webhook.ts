import type { OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';

type Loaded = OperationOutput<'GET /api/staff/settings/webhook'>;

/** The webhook of a property with its log. */
export interface WebhookStore {
  load: Load<Loaded>;
  /** Sends a test, or a message of the log again; then loads the log. */
  send(what: 'test' | { replay: string }): Promise<ApiProblem | null>;
  /** Creates a new secret. */
  rotate(): Promise<ApiResult<{ secret: string }>>;
}

/** While a message is in transit, the log is loaded again after this time. */
const LOOK_AGAIN_MS = 3_000;

const lookAgain = (shown: Loaded | null) =>
  shown?.deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0)
    ? LOOK_AGAIN_MS
    : null;

/** Loads the webhook of a property and sends through it. */
export function useWebhook(propertyId: string): WebhookStore {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/settings/webhook', { query }, { everyMs: lookAgain });
  return {
    load,
    async send(what) {
      const answer =
        what === 'test'
          ? await api.call('POST /api/staff/settings/webhook/test', { query })
          : await api.call('POST /api/staff/settings/webhook-deliveries/{id}/replay', {
              params: { id: what.replay },
              query,
            });
      await load.refresh();
      return answer.ok ? null : answer.error;
    },
    rotate: () => api.call('POST /api/staff/settings/webhook/secret', { query }),
  };
}

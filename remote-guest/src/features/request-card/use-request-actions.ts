import type { ServiceRequest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useMemo } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

type Done = Promise<ApiProblem | null>;

/** A guest's actions on a request. Each resolves with the problem when the API refuses, else with null. */
export interface RequestActions {
  cancel(id: string): Done;
  /** Accepts or declines the alternative that staff offer. */
  answerOffer(id: string, accept: boolean): Done;
  /** Reports that it is not done. */
  reopen(id: string): Done;
  /** Reports what is wrong with it. */
  reportTrouble(id: string, words: string): Done;
  /** @param stars from 1 to 5 */
  rate(id: string, stars: number, words: string): Done;
}

/** A guest's actions on requests, each sent once; the result shows at once. */
export function useRequestActions(conversation: GuestConversation): RequestActions {
  const api = useApi();
  return useMemo(() => {
    const take = (result: ApiResult<ServiceRequest>) => {
      if (!result.ok) {
        if (result.error.status === 401) conversation.endSession();
        return result.error;
      }
      conversation.apply({ type: 'request.updated', request: result.value });
      return null;
    };
    const once = () => ({ idempotencyKey: newId() });
    return {
      cancel: async (id) =>
        take(await api.call('POST /api/guest/requests/{id}/cancel', { params: { id } }, once())),
      answerOffer: async (id, accept) =>
        take(
          await api.call('POST /api/guest/requests/{id}/offer', { params: { id }, body: { accept } }, once()),
        ),
      reopen: async (id) =>
        take(await api.call('POST /api/guest/requests/{id}/reopen', { params: { id }, body: {} }, once())),
      reportTrouble: async (id, words) =>
        take(
          await api.call(
            'POST /api/guest/requests/{id}/trouble',
            { params: { id }, body: { words } },
            once(),
          ),
        ),
      rate: async (id, stars, words) =>
        take(
          await api.call(
            'POST /api/guest/requests/{id}/rating',
            { params: { id }, body: { stars, words } },
            once(),
          ),
        ),
    };
  }, [api, conversation]);
}

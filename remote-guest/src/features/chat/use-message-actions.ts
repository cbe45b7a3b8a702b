import type { ServiceRequest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

/** What a guest does on a card or a message. Each resolves with the problem when the API refuses, else with null. */
export function useMessageActions(conversation: GuestConversation): {
  cancelRequest(id: string): Promise<ApiProblem | null>;
  /** Accepts or declines what staff offer instead of a request. */
  answerOffer(id: string, accept: boolean): Promise<ApiProblem | null>;
  /** Says that a request is not done. */
  reopenRequest(id: string): Promise<ApiProblem | null>;
  reportAnswer(messageId: string, sourceId: string): Promise<ApiProblem | null>;
} {
  const api = useApi();
  const take = useCallback(
    (result: ApiResult<ServiceRequest>) => {
      if (!result.ok) return result.error;
      conversation.apply({ type: 'request.updated', request: result.value });
      return null;
    },
    [conversation],
  );
  const cancelRequest = useCallback(
    async (id: string) =>
      take(
        await api.call(
          'POST /api/guest/requests/{id}/cancel',
          { params: { id } },
          { idempotencyKey: newId() },
        ),
      ),
    [api, take],
  );
  const answerOffer = useCallback(
    async (id: string, accept: boolean) =>
      take(
        await api.call(
          'POST /api/guest/requests/{id}/offer',
          { params: { id }, body: { accept } },
          { idempotencyKey: newId() },
        ),
      ),
    [api, take],
  );
  const reopenRequest = useCallback(
    async (id: string) =>
      take(
        await api.call(
          'POST /api/guest/requests/{id}/reopen',
          { params: { id }, body: {} },
          { idempotencyKey: newId() },
        ),
      ),
    [api, take],
  );

  const reportAnswer = useCallback(
    async (messageId: string, sourceId: string) => {
      const result = await api.call(
        'POST /api/guest/wrong',
        { body: { messageId, sourceId } },
        { idempotencyKey: `wrong-${messageId}-${sourceId}`.slice(0, 100) },
      );
      return result.ok ? null : result.error;
    },
    [api],
  );

  return { cancelRequest, answerOffer, reopenRequest, reportAnswer };
}

import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

/** What a guest does on a card or a message. Each resolves with the problem when the API refuses, else with null. */
export function useMessageActions(conversation: GuestConversation): {
  cancelRequest(id: string): Promise<ApiProblem | null>;
  reportAnswer(messageId: string, sourceId: string): Promise<ApiProblem | null>;
} {
  const api = useApi();
  const cancelRequest = useCallback(
    async (id: string) => {
      const result = await api.call(
        'POST /api/guest/requests/{id}/cancel',
        { params: { id } },
        { idempotencyKey: newId() },
      );
      if (!result.ok) return result.error;
      conversation.apply({ type: 'request.updated', request: result.value });
      return null;
    },
    [api, conversation],
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

  return { cancelRequest, reportAnswer };
}

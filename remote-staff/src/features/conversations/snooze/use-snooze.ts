import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useWorkplace } from '../../../desk/workplace.tsx';

/**
 * Puts a conversation aside until an ISO instant, or takes it up again with null. Resolves with the problem when the API
 * refuses, otherwise null.
 */
export function useSnooze(conversationId: string): (until: string | null) => Promise<ApiProblem | null> {
  const api = useApi();
  const { desk, membership } = useWorkplace();
  return async (until) => {
    const answer = await api.call(
      'PUT /api/staff/conversations/{id}/snooze',
      { params: { id: conversationId }, query: { property: membership.property.id }, body: { until } },
      { idempotencyKey: newId() },
    );
    if (!answer.ok) return answer.error;
    desk.show({ type: 'conversation.updated', conversation: answer.value });
    return null;
  };
}

import type { ConversationConcierge } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';

/** The assistant's part in a conversation, loaded again whenever the thread changes. */
export function useConcierge(conversationId: string) {
  const api = useApi();
  const { membership } = useWorkplace();
  const { threads, conversations } = useDeskState();
  const property = membership.property.id;
  const moved = `${threads.get(conversationId)?.messages.length} ${conversations.get(conversationId)?.state}`;
  const load = useLoad(
    'GET /api/staff/conversations/{id}/concierge',
    { params: { id: conversationId }, query: { property } },
    { refreshOn: [moved] },
  );

  /** Resolves with the problem when the API refuses, otherwise null. */
  const take = (result: ApiResult<ConversationConcierge>): ApiProblem | null => {
    if (!result.ok) return result.error;
    load.set(result.value);
    return null;
  };

  return {
    view: load.value,
    /** Why the view is missing, or outdated. */
    unread: load.problem,
    refresh: load.refresh,
    send: async (draftId: string, body?: string) =>
      take(
        await api.call(
          'POST /api/staff/drafts/{id}/send',
          { params: { id: draftId }, query: { property }, body: body === undefined ? {} : { body } },
          { idempotencyKey: newId() },
        ),
      ),
    discard: async (draftId: string) =>
      take(
        await api.call(
          'POST /api/staff/drafts/{id}/discard',
          { params: { id: draftId }, query: { property } },
          { idempotencyKey: newId() },
        ),
      ),
    mark: async (marks: { vip: boolean; nights: number | null; complaint: boolean }) =>
      take(
        await api.call('PUT /api/staff/conversations/{id}/marks', {
          params: { id: conversationId },
          query: { property },
          body: marks,
        }),
      ),
  };
}

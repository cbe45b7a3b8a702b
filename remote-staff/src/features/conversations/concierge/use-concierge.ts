import type { ConversationConcierge } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';

/** The assistant's part in a conversation, loaded again whenever the thread changes. */
export function useConcierge(conversationId: string) {
  const api = useApi();
  const { membership } = useWorkplace();
  const { threads, conversations } = useDeskState();
  const [view, setView] = useState<ConversationConcierge | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [unread, setUnread] = useState<ApiProblem | null>(null);
  const property = membership.property.id;
  const moved = `${threads.get(conversationId)?.messages.length} ${conversations.get(conversationId)?.state}`;

  const take = useCallback((result: ApiResult<ConversationConcierge>): boolean => {
    if (result.ok) setView(result.value);
    setProblem(result.ok ? null : result.error);
    return result.ok;
  }, []);

  const refresh = useCallback(async () => {
    const result = await api.call('GET /api/staff/conversations/{id}/concierge', {
      params: { id: conversationId },
      query: { property },
    });
    if (result.ok) setView(result.value);
    setUnread(result.ok ? null : result.error);
  }, [api, conversationId, property]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a thread that moved is asked about again.
  useEffect(() => {
    void refresh();
  }, [refresh, moved]);

  return {
    view,
    /** Why the last request failed. */
    problem,
    /** Why the view is missing, or outdated. */
    unread,
    refresh,
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

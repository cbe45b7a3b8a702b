import { withConversation, withLoadedConversations } from './conversations/conversation-list.ts';
import { withFailedThread, withLoadedThread, withOpenedThread } from './conversations/thread-state.ts';
import type { Desk } from './desk.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import { withRequests } from './requests/queue-state.ts';

/** Opens conversations and changes who handles them. */
export function changeConversations(
  { api, propertyId, newId }: DeskPorts,
  { get, update }: DeskStore,
): Pick<Desk, 'openThread' | 'setHandler' | 'setAlarm' | 'markSeen' | 'showWriting'> {
  const query = { property: propertyId };
  return {
    async openThread(conversationId) {
      update((before) => ({ ...before, threads: withOpenedThread(before.threads, conversationId) }));
      const answer = await api.call('GET /api/staff/conversations/{id}', {
        params: { id: conversationId },
        query,
      });
      update((before) =>
        answer.ok
          ? {
              ...before,
              threads: withLoadedThread(
                before.threads,
                conversationId,
                answer.value.messages,
                answer.value.language,
              ),
              conversations: withLoadedConversations(before.conversations, [answer.value.conversation]),
              queue: withRequests(before.queue, answer.value.requests),
            }
          : { ...before, threads: withFailedThread(before.threads, conversationId, answer.error) },
      );
    },
    async setHandler(conversationId, handler) {
      update((before) => ({ ...before, handlerProblem: null }));
      const answer = await api.call(
        'POST /api/staff/conversations/{id}/handler',
        { params: { id: conversationId }, query, body: { handler } },
        { idempotencyKey: newId() },
      );
      update((before) =>
        answer.ok
          ? { ...before, conversations: withConversation(before.conversations, answer.value) }
          : { ...before, handlerProblem: { conversationId, problem: answer.error } },
      );
    },
    async setAlarm(conversationId, to) {
      const answer = await api.call(
        'POST /api/staff/conversations/{id}/alarm',
        { params: { id: conversationId }, query, body: { to } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({
        ...before,
        conversations: withConversation(before.conversations, answer.value),
      }));
      return null;
    },
    async showWriting(conversationId) {
      // Whether it arrives matters to no one.
      await api.call('POST /api/staff/conversations/{id}/writing', { params: { id: conversationId }, query });
    },
    async markSeen(conversationId) {
      const conversation = get().conversations.get(conversationId);
      if (!conversation || conversation.unreadByStaff === 0) return;
      update((before) => ({
        ...before,
        conversations: new Map(before.conversations).set(conversationId, {
          ...conversation,
          unreadByStaff: 0,
        }),
      }));
      await api.call('POST /api/staff/conversations/{id}/seen', { params: { id: conversationId }, query });
    },
  };
}

import type { LiveHub } from '../../platform/events/live-hub.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { deleteReply, keepReply, loadReplies } from './canned-replies.ts';
import { hasConversation, searchConversations } from './search-conversations.ts';

type ChatToolKeys =
  | 'GET /api/staff/conversation-search'
  | 'POST /api/staff/conversations/{id}/writing'
  | 'GET /api/staff/canned-replies'
  | 'POST /api/staff/canned-replies'
  | 'DELETE /api/staff/canned-replies/{id}';

/** What helps those who answer guests. */
export function chatToolRoutes(hub: Pick<LiveHub, 'show'>): Pick<Handlers, ChatToolKeys> {
  return {
    'GET /api/staff/conversation-search': async ({ scope, query }) =>
      done({ found: await searchConversations(scope, query.q) }),
    'POST /api/staff/conversations/{id}/writing': async ({ scope, staff, params: { id } }) => {
      if (!(await hasConversation(scope, id))) return refused('not-found');
      const by = { id: staff.memberId, name: staff.name };
      scope.afterCommit(() => hub.show(scope.propertyId, { type: 'staff.writing', conversationId: id, by }));
      return done(undefined);
    },
    'GET /api/staff/canned-replies': async ({ scope }) => done({ replies: await loadReplies(scope) }),
    'POST /api/staff/canned-replies': ({ scope, body }) => keepReply(scope, body),
    'DELETE /api/staff/canned-replies/{id}': ({ scope, params }) => deleteReply(scope, params.id),
  };
}

import { eq } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadCursor } from '../../property/properties/property-summary.ts';
import { loadConversation, loadConversations } from '../../service/conversations/conversation-view.ts';
import { loadMessages } from '../../service/conversations/message-view.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { postStaffNote, seeAsStaff, sendAsStaff, setHandler } from './staff-conversation.ts';

/** What the staff do with guests' conversations. */
export function staffConversationRoutes(
  turnRunner: TurnRunner,
): Pick<
  Handlers,
  | 'GET /api/staff/conversations'
  | 'GET /api/staff/conversations/{id}'
  | 'POST /api/staff/conversations/{id}/messages'
  | 'POST /api/staff/conversations/{id}/notes'
  | 'POST /api/staff/conversations/{id}/handler'
  | 'POST /api/staff/conversations/{id}/seen'
> {
  return {
    'GET /api/staff/conversations': async ({ scope }) => {
      const cursor = await loadCursor(scope);
      return done({ conversations: await loadConversations(scope), cursor });
    },
    'GET /api/staff/conversations/{id}': async ({ scope, params }) => {
      const cursor = await loadCursor(scope);
      const conversation = await loadConversation(scope, params.id);
      if (!conversation) return refused('not-found');
      return done({
        conversation,
        messages: await loadMessages(scope, params.id, 'staff'),
        requests: await loadRequests(scope, eq(requests.conversationId, params.id)),
        cursor,
      });
    },
    'POST /api/staff/conversations/{id}/messages': async ({ scope, staff, params, body }) => {
      scope.afterCommit(() => turnRunner.silence(params.id));
      return sendAsStaff(scope, staff, params.id, body);
    },
    'POST /api/staff/conversations/{id}/notes': ({ scope, staff, params, body }) =>
      postStaffNote(scope, staff, params.id, body),
    'POST /api/staff/conversations/{id}/handler': async ({ scope, staff, params, body }) => {
      if (body.handler !== 'assistant') scope.afterCommit(() => turnRunner.silence(params.id));
      return setHandler(scope, staff, params.id, body.handler);
    },
    'POST /api/staff/conversations/{id}/seen': ({ scope, params }) => seeAsStaff(scope, params.id),
  };
}

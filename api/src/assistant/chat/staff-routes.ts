import { eq } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { readCursor } from '../../property/properties/property-summary.ts';
import { readConversation, readConversations } from '../../service/conversations/conversation-view.ts';
import { readMessages } from '../../service/conversations/message-view.ts';
import { readRequests } from '../../service/requests/request-view.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { noteAsStaff, sayAsStaff, seeAsStaff, setHandler } from './staff-conversation.ts';

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
      const cursor = await readCursor(scope);
      return done({ conversations: await readConversations(scope), cursor });
    },
    'GET /api/staff/conversations/{id}': async ({ scope, params }) => {
      const cursor = await readCursor(scope);
      const conversation = await readConversation(scope, params.id);
      if (!conversation) return refused('not-found');
      return done({
        conversation,
        messages: await readMessages(scope, params.id, 'staff'),
        requests: await readRequests(scope, eq(requests.conversationId, params.id)),
        cursor,
      });
    },
    'POST /api/staff/conversations/{id}/messages': async ({ scope, staff, params, body }) => {
      scope.afterCommit(() => turnRunner.silence(params.id));
      return sayAsStaff(scope, staff, params.id, body);
    },
    'POST /api/staff/conversations/{id}/notes': ({ scope, staff, params, body }) =>
      noteAsStaff(scope, staff, params.id, body),
    'POST /api/staff/conversations/{id}/handler': async ({ scope, staff, params, body }) => {
      if (body.handler !== 'assistant') scope.afterCommit(() => turnRunner.silence(params.id));
      return setHandler(scope, staff, params.id, body.handler);
    },
    'POST /api/staff/conversations/{id}/seen': ({ scope, params }) => seeAsStaff(scope, params.id),
  };
}

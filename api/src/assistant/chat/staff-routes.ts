import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadCursor } from '../../property/properties/property-summary.ts';
import { loadConversations } from '../../service/conversations/conversation-view.ts';
import { snoozeConversation } from '../../service/conversations/snooze-conversation.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { loadStaffPage } from './load-conversation-page.ts';
import { postStaffNote, seeAsStaff, sendAsStaff, setHandler } from './staff-conversation.ts';

/** Staff operations on guests' conversations. */
export function staffConversationRoutes(
  turnRunner: TurnRunner,
): Pick<
  Handlers,
  | 'GET /api/staff/conversations'
  | 'GET /api/staff/conversations/{id}'
  | 'POST /api/staff/conversations/{id}/messages'
  | 'POST /api/staff/conversations/{id}/notes'
  | 'POST /api/staff/conversations/{id}/handler'
  | 'PUT /api/staff/conversations/{id}/snooze'
  | 'POST /api/staff/conversations/{id}/seen'
> {
  return {
    'GET /api/staff/conversations': async ({ scope }) => {
      const [cursor, conversations] = await Promise.all([loadCursor(scope), loadConversations(scope)]);
      return done({ conversations, cursor });
    },
    'GET /api/staff/conversations/{id}': async ({ scope, params }) => {
      const page = await loadStaffPage(scope, params.id);
      return page ? done(page) : refused('not-found');
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
    'PUT /api/staff/conversations/{id}/snooze': async ({ scope, staff, params, body }) => {
      if (body.until !== null) scope.afterCommit(() => turnRunner.silence(params.id));
      return snoozeConversation(scope, staff, params.id, body.until);
    },
    'POST /api/staff/conversations/{id}/seen': ({ scope, params }) => seeAsStaff(scope, params.id),
  };
}

import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';
import type { NewRights } from '../../property/team/team-ports.ts';
import { changeConversation } from '../conversations/append-message.ts';
import { changeRequest } from './change-request.ts';
import { loadRequests } from './request-view.ts';
import { isTheirs } from './visible-requests.ts';

/**
 * Gives back a member's work that they may no longer do: their requests become unassigned, and their guests wait for a
 * person again.
 */
export async function releaseWork(
  scope: PropertyScope,
  by: StaffCaller,
  memberId: string,
  rights: NewRights,
): Promise<void> {
  const theirs = and(eq(requests.assigneeId, memberId), inArray(requests.state, [...OPEN_STATES]));
  const lockConversations = async () => {
    return await scope.db
      .select()
      .from(conversations)
      .where(
        scope.own(
          conversations,
          eq(conversations.assigneeId, memberId),
          inArray(conversations.state, ['human_active', 'awaiting_human']),
        ),
      )
      .orderBy(conversations.id)
      .for('update');
  };
  const lockRequests = async () => {
    return await scope.db
      .select()
      .from(requests)
      .where(scope.own(requests, theirs))
      .orderBy(requests.id)
      .for('update');
  };
  // Conversations before requests, as everywhere; the view last, so that it is not outdated.
  const [held, rows, views] = await Promise.all([
    lockConversations(),
    lockRequests(),
    loadRequests(scope, theirs),
  ]);
  if (!rights || !mayChat(rights)) {
    for (const conversation of held) {
      changeConversation(scope, conversation, {
        assigneeId: null,
        state: 'awaiting_human',
        waitingSince: conversation.waitingSince ?? scope.now,
        escalatedAt: null,
      });
    }
  }
  const seen = rights ? visibleDepartments(rights) : [];
  for (const row of rows) {
    const view = views.find(({ id }) => id === row.id);
    if (!view || (rights && isTheirs(row, seen))) continue;
    changeRequest(
      scope,
      { row, view: { ...view, assignee: null } },
      { assigneeId: null },
      {
        event: { kind: 'assigned', name: null },
        by: { kind: 'staff', id: by.memberId, name: by.name },
      },
    );
  }
}

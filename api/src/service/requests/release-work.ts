import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { keepsEmergencies, mayChat, visibleDepartments } from '../../property/staff/permissions.ts';
import type { ChangedMember, NewRights } from '../../property/team/team-ports.ts';
import { changeConversation } from '../conversations/append-message.ts';
import { AWAKE } from '../conversations/wake-snoozed.ts';
import { changeRequest, moveRequest } from './change-request.ts';
import { loadRequests } from './request-view.ts';
import { isTheirs } from './visible-requests.ts';

/** How soon someone else is to take an emergency that was given back. */
const TAKE_EMERGENCY_WITHIN_MS = 60_000;

/**
 * Gives back a member's work that they may no longer do: their requests become unassigned, and their guests wait for a
 * person again. An emergency is new again: the calls for it go on until someone takes it.
 */
export async function releaseWork(
  scope: PropertyScope,
  by: StaffCaller,
  member: ChangedMember,
  rights: NewRights,
): Promise<void> {
  const theirs = and(eq(requests.assigneeId, member.id), inArray(requests.state, [...OPEN_STATES]));
  const lockConversations = async () => {
    return await scope.db
      .select()
      .from(conversations)
      .where(
        scope.own(
          conversations,
          eq(conversations.assigneeId, member.id),
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
        ...AWAKE,
      });
    }
  }
  const seen = rights ? visibleDepartments(rights) : [];
  const actor = { kind: 'staff', id: by.memberId, name: by.name } as const;
  for (const row of rows) {
    const view = views.find(({ id }) => id === row.id);
    const emergency = row.priority === 'emergency';
    const keeps = emergency ? keepsEmergencies(member, rights) : rights && isTheirs(row, seen);
    if (!view || keeps) continue;
    const locked = { row, view: { ...view, assignee: null } };
    const event = { kind: 'assigned', name: null } as const;
    if (emergency && row.state !== 'new') {
      const acknowledgeBy = new Date(scope.now.getTime() + TAKE_EMERGENCY_WITHIN_MS);
      const change = { assigneeId: null, acknowledgedAt: null, acknowledgeBy };
      moveRequest(scope, locked, { to: 'new', by: actor, event, change });
    } else changeRequest(scope, locked, { assigneeId: null }, { event, by: actor });
  }
}

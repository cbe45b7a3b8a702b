import { type OperationInput, type OperationOutput, roleMay } from '@bellkey/shared/api';
import { and, eq, gt } from 'drizzle-orm';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import { takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import {
  notificationDeliveries,
  pushDevices,
} from '../../../platform/database/schema/notification-tables.ts';
import { properties } from '../../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { visibleDepartments } from '../../../property/staff/permissions.ts';
import type { LockedRequest } from '../../requests/lock-request.ts';
import { lockWithConversation } from '../../requests/lock-with-conversation.ts';
import { type TransitionPorts, transitionRequest } from '../../requests/transition-request.ts';
import { isTheirs } from '../../requests/visible-requests.ts';

type Answer = OperationOutput<'POST /api/notifications/accept'>;

/** How long after it was made a notification accepts its request. */
export const ACCEPT_WITHIN_MS = 60 * 60_000;
/** Far more than the staff of a hotel accept from one network, and few enough to be no load. */
const ACCEPTS = { name: 'accepts-from-notifications', allowed: 600, windowMs: 10 * 60_000 };
const { accept: texts } = notificationsMessages;

/** A request and the account of the person on whose device its notification is shown. */
export interface Accepting {
  uid: string;
  requestId: string;
}

/** What a notification is about, and for whom it is; counts the call by the caller's address. */
export async function findAccepting(
  scope: PropertyScope,
  { notification }: OperationInput<'POST /api/notifications/accept'>['body'],
  address: string,
): Promise<Outcome<Accepting>> {
  const [found, wait] = await Promise.all([
    findNotified(scope, notification),
    // By address alone: a stranger names any property.
    takeOne(scope.db, ACCEPTS, address, scope.now),
  ]);
  if (wait) return refused('rate-limited', { retryAfterSeconds: wait });
  if (!found?.requestId) return refused('not-found');
  return done({ uid: found.member.uid, requestId: found.requestId });
}

/**
 * Accepts a new request for the person whose device shows its notification. The notification’s id is the proof: only
 * that device has it (decision 0561). It is refused like an unknown one once push is off on the device, the person no
 * longer works here, or its time is over. Check their account first ({@link findAccepting}).
 */
export async function acceptNotified(
  scope: PropertyScope,
  { notification }: OperationInput<'POST /api/notifications/accept'>['body'],
  { requestId }: Pick<Accepting, 'requestId'>,
  ports: TransitionPorts,
): Promise<Outcome<Answer>> {
  const [found, locked] = await Promise.all([
    findNotified(scope, notification),
    lockWithConversation(scope, requestId),
  ]);
  if (!found || !roleMay(found.member.role, 'work-requests')) return refused('not-found');
  const { member, secondFactorRequired } = found;
  const staff = { ...member, secondFactor: false };
  if (!locked || !isTheirs(locked.request.row, visibleDepartments(staff))) return refused('not-found');
  const { row } = locked.request;
  if (row.state !== 'new') return done(answerOf(locked.request, whyNot(locked.request, member.memberId)));
  // What needs more of the person than a press is done in the app.
  if (secondFactorRequired && member.role !== 'staff' && member.role !== 'agent')
    return done(answerOf(locked.request, texts.open));
  const accepted = await transitionRequest(scope, staff, requestId, { to: 'acknowledged' }, ports);
  return done(
    accepted.ok ? answerOf(locked.request, texts.done, true) : answerOf(locked.request, texts.open),
  );
}

async function findNotified(scope: PropertyScope, notification: string) {
  const [row] = await scope.db
    .select({
      requestId: notificationDeliveries.requestId,
      memberId: staffMembers.id,
      uid: staffMembers.uid,
      name: staffMembers.name,
      role: staffMembers.role,
      departments: staffMembers.departments,
      secondFactorRequired: properties.secondFactorRequired,
    })
    .from(notificationDeliveries)
    .innerJoin(properties, eq(properties.id, notificationDeliveries.propertyId))
    .innerJoin(
      staffMembers,
      and(
        eq(staffMembers.propertyId, notificationDeliveries.propertyId),
        eq(staffMembers.id, notificationDeliveries.memberId),
        eq(staffMembers.state, 'approved'),
      ),
    )
    .innerJoin(
      pushDevices,
      and(
        eq(pushDevices.propertyId, notificationDeliveries.propertyId),
        eq(pushDevices.id, notificationDeliveries.target),
        eq(pushDevices.memberId, notificationDeliveries.memberId),
      ),
    )
    .where(
      scope.own(
        notificationDeliveries,
        eq(notificationDeliveries.id, notification),
        eq(notificationDeliveries.channel, 'push'),
        eq(notificationDeliveries.kind, 'request'),
        gt(notificationDeliveries.createdAt, new Date(scope.now.getTime() - ACCEPT_WITHIN_MS)),
      ),
    );
  if (!row) return null;
  const { requestId, secondFactorRequired, ...member } = row;
  return { requestId, secondFactorRequired, member };
}

/** Why there is nothing to accept any more. */
function whyNot({ view }: LockedRequest, memberId: string): string {
  const { assignee, state } = view;
  if (state !== 'acknowledged' && state !== 'in_progress') return texts.over;
  if (!assignee) return texts.over;
  return assignee.id === memberId ? texts.yours : texts.first({ name: assignee.name });
}

/** What the device shows in place of the notification, without any of the guest's words. */
const answerOf = ({ view }: LockedRequest, title: string, accepted = false): Answer => ({
  accepted,
  title,
  body: `${view.place.label} · ${view.title}`,
});

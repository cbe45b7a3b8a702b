import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { GUEST_CANCELLABLE, isOpen } from '@bellkey/shared/request-clock';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import {
  mayApprove,
  mayMoveFreely,
  needsApprover,
  visibleDepartments,
} from '../../property/staff/permissions.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { guestTexts } from '../conversations/guest-texts.ts';
import { lockRequest, moveRequest, type RequestRow } from './change-request.ts';
import { mayTransition, REASON_REQUIRED } from './state-machine.ts';

const MINUTE_MS = 60_000;
/** The states of a request that staff work on. */
const WORKED_ON: readonly RequestState[] = ['acknowledged', 'in_progress', 'done'];

/** What a staff member wants to happen to a request. */
export interface Transition {
  to: RequestState;
  promiseMinutes?: number | undefined;
  reason?: string | undefined;
}

/** What other modules add to the moves of a request; create-api connects them. */
export interface TransitionPorts {
  /** Whether the request carries an order with an allergy that the kitchen has not read yet. */
  hasUnreadAllergy(scope: PropertyScope, requestId: string): Promise<boolean>;
  /** Called after the staff moved an emergency's request: its alarm follows. */
  followEmergency(
    scope: PropertyScope,
    staff: StaffCaller,
    request: RequestRow,
    to: RequestState,
  ): Promise<void>;
}

/** Moves a request on behalf of a staff member: only one they may see, only along the state machine. */
export async function transitionRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { to, promiseMinutes, reason: givenReason }: Transition,
  { hasUnreadAllergy, followEmergency }: TransitionPorts,
): Promise<Outcome<ServiceRequest>> {
  const row = await lockWithConversation(scope, id);
  const departments = visibleDepartments(staff);
  // The nearest person may go: any department accepts an emergency, and its own does the rest.
  const helps = row?.priority === 'emergency' && to === 'acknowledged';
  if (!row || (departments !== 'all' && !departments.includes(row.departmentKey) && !helps))
    return refused('not-found');

  const onlyNewPromise = row.state === to && promiseMinutes !== undefined && isOpen(to);
  if (!onlyNewPromise && !mayTransition(row.state, to, mayMoveFreely(staff)))
    return refused('illegal-transition');
  // A person may be in danger: help is neither declined nor put off.
  if (row.priority === 'emergency' && (to === 'declined' || to === 'on_hold'))
    return refused('illegal-transition');
  if (needsApprover(row.state, to) && !mayApprove(staff)) return refused('forbidden');
  if (WORKED_ON.includes(to) && (await hasUnreadAllergy(scope, id))) return refused('allergy-not-read');
  const reason = givenReason || null;
  if (reason === null && REASON_REQUIRED.includes(to)) return refused('reason-required');
  if (reason === null && promiseMinutes !== undefined && isLater(scope, row, promiseMinutes)) {
    return refused('reason-required', {
      detail: 'Say why it takes longer than promised; the guest will read it.',
    });
  }

  const request = await moveRequest(scope, row, {
    to,
    by: { kind: 'staff', id: staff.memberId, name: staff.name },
    reason,
    ...(promiseMinutes !== undefined && { promiseMinutes }),
  });
  if (row.priority === 'emergency') await followEmergency(scope, staff, row, to);
  if (reason !== null && (to === 'declined' || to === 'cancelled')) await tellGuest(scope, row, to, reason);
  return done(request);
}

/** Cancels a guest's own request, as long as no one has started it. */
export async function cancelByGuest(
  scope: PropertyScope,
  conversationId: string,
  id: string,
): Promise<Outcome<ServiceRequest>> {
  const row = await lockWithConversation(scope, id);
  if (!row || row.conversationId !== conversationId) return refused('not-found');
  if (row.priority === 'emergency') return refused('emergency-not-cancellable');
  if (!GUEST_CANCELLABLE.includes(row.state)) return refused('not-cancellable');
  return done(await moveRequest(scope, row, { to: 'cancelled', by: { kind: 'guest' } }));
}

/** Locks are taken in one order everywhere, conversation before request, so that no two wait for each other. */
async function lockWithConversation(scope: PropertyScope, id: string): Promise<RequestRow | null> {
  const [row] = await scope.db
    .select({ conversationId: requests.conversationId })
    .from(requests)
    .where(scope.own(requests, eq(requests.id, id)));
  if (!row) return null;
  if (row.conversationId) await lockConversation(scope, row.conversationId);
  return lockRequest(scope, id);
}

function isLater(scope: PropertyScope, row: RequestRow, promiseMinutes: number): boolean {
  return (
    row.promisedAt !== null && scope.now.getTime() + promiseMinutes * MINUTE_MS > row.promisedAt.getTime()
  );
}

async function tellGuest(
  scope: PropertyScope,
  row: RequestRow,
  to: 'declined' | 'cancelled',
  reason: string,
): Promise<void> {
  const conversation = row.conversationId ? await lockConversation(scope, row.conversationId) : null;
  if (!conversation) return;
  const texts = await guestTexts(scope, conversation);
  await appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: to === 'declined' ? texts.declined(row.title, reason) : texts.cancelledByStaff(row.title, reason),
    parts: [{ kind: 'request', requestId: row.id }],
  });
}

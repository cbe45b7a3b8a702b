import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import {
  awaitsAcceptance,
  isGuestCancellable,
  isOpen,
  mayTransition,
  REASON_REQUIRED,
} from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { mayApprove, mayEndEmergency, moverOf, needsApprover } from '../../property/staff/permissions.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { scheduledClocks } from '../promises/request-clocks.ts';
import { moveRequest } from './change-request.ts';
import { confirmationOf, tellConfirmed } from './confirm-request.ts';
import type { RequestRow } from './lock-request.ts';
import { conversationOf, lockWithConversation } from './lock-with-conversation.ts';
import { loadTimedService } from './schedule-request.ts';
import { staffActor } from './staff-actor.ts';
import { worksOn } from './visible-requests.ts';

const MINUTE_MS = 60_000;
/** The states of a request that staff work on. */
const WORKED_ON: readonly RequestState[] = ['acknowledged', 'in_progress', 'done'];

/** The refusal to end an emergency, whether by its alarm or by its request: it names who can. */
export const refusedToEnd = () =>
  refused('forbidden', {
    detail: 'The front desk or a manager ends an emergency. Tell them when the danger is over.',
  });

/** A move that a staff member asks for. */
export interface Transition {
  to: RequestState;
  promiseMinutes?: number | undefined;
  /** The minutes are a first estimate with the acceptance: it may be later than the usual time without a reason. */
  isEstimate?: boolean;
  reason?: string | undefined;
}

/** What other modules add to the moves of a request; create-handlers connects them. */
export interface TransitionPorts {
  /** Whether the request has an order with an allergy that the kitchen has not read yet. */
  hasUnreadAllergy(scope: PropertyScope, requestId: string): Promise<boolean>;
  /** Called after staff moved an emergency's request: its alarm follows. */
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
  { to, promiseMinutes, isEstimate = false, reason: givenReason }: Transition,
  { hasUnreadAllergy, followEmergency }: TransitionPorts,
): Promise<Outcome<ServiceRequest>> {
  const reason = givenReason || null;
  const saysWhy = reason !== null && (to === 'declined' || to === 'cancelled');
  const begins = WORKED_ON.includes(to);
  const [locked, unread, reader, timed] = await Promise.all([
    lockWithConversation(scope, id),
    begins && hasUnreadAllergy(scope, id),
    saysWhy || begins ? loadReader(scope, { id: conversationOf(scope, id) }) : null,
    begins || promiseMinutes !== undefined ? loadTimedService(scope, id) : null,
  ]);
  const row = locked?.request.row;
  // The nearest person may go: any department accepts an emergency.
  const helps = row?.priority === 'emergency' && to === 'acknowledged';
  if (!row || !(helps || worksOn(row, staff))) return refused('not-found');

  const onlyNewPromise = row.state === to && promiseMinutes !== undefined && isOpen(to);
  if (!onlyNewPromise && !mayTransition(row.state, to, moverOf(staff))) return refused('illegal-transition');
  // A person may be in danger: only a person may say that someone has seen it.
  if (row.priority === 'emergency' && staff.apiKey !== undefined) {
    return refused('forbidden', { detail: 'An emergency is for people: no API key moves it.' });
  }
  // A person may be in danger: help is neither declined nor postponed.
  if (row.priority === 'emergency' && (to === 'declined' || to === 'on_hold'))
    return refused('illegal-transition');
  const ends = isOpen(row.state) && !isOpen(to);
  if (row.priority === 'emergency' && ends && !mayEndEmergency(staff)) return refusedToEnd();
  const decides = needsApprover(row.state, to) || (isUndecided(row) && to !== 'cancelled');
  if (decides && !mayApprove(staff)) return refused('forbidden');
  if (unread) return refused('allergy-not-read');
  if (reason === null && REASON_REQUIRED.includes(to)) return refused('reason-required');
  if (reason === null && !isEstimate && promiseMinutes !== undefined && isLater(scope, row, promiseMinutes)) {
    return refused('reason-required', {
      detail: 'Say why it takes longer than promised; the guest will read it.',
    });
  }

  const confirmation = timed && confirmationOf(row, to, timed.service);
  const request = moveRequest(scope, locked.request, {
    to,
    by: staffActor(staff),
    reason,
    ...(promiseMinutes !== undefined && { promiseMinutes }),
    ...(onlyNewPromise && { event: promiseEvent(row, scope, promiseMinutes) }),
    change: {
      ...(row.offer && to !== 'waiting_guest' && { offer: null }),
      ...(onlyNewPromise && timed && newTimeToAccept(scope, row, promiseMinutes, timed)),
    },
  });
  if (row.priority === 'emergency') allowRoundTrips(2);
  if (row.priority === 'emergency') await followEmergency(scope, staff, row, to);
  if (confirmation && locked.conversation) {
    const { timeZone } = timed.property;
    tellConfirmed(scope, locked.conversation, row, confirmation, { reader, timeZone });
  }
  if (!saysWhy || !row.conversationId) return done(request);
  // The consequences of an emergency may have changed the conversation.
  const conversation =
    row.priority === 'emergency' ? await lockConversation(scope, row.conversationId) : locked.conversation;
  if (conversation) {
    const texts = textsFor(reader);
    appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: to === 'declined' ? texts.declined(row.title, reason) : texts.cancelledByStaff(row.title, reason),
      parts: [{ kind: 'request', requestId: row.id }],
    });
  }
  return done(request);
}

/** Cancels a guest's own request if no one has started it. */
export async function cancelByGuest(
  scope: PropertyScope,
  conversationId: string,
  id: string,
): Promise<Outcome<ServiceRequest>> {
  const locked = await lockWithConversation(scope, id);
  const row = locked?.request.row;
  if (!row || row.conversationId !== conversationId) return refused('not-found');
  if (row.priority === 'emergency') return refused('emergency-not-cancellable');
  if (!isGuestCancellable({ ...locked.request.view, state: row.state })) return refused('not-cancellable');
  return done(moveRequest(scope, locked.request, { to: 'cancelled', by: { kind: 'guest' } }));
}

/** Whether a move would decide an approval that is waiting for the guest. */
const isUndecided = ({ offer, plan, state, acknowledgedAt }: RequestRow): boolean =>
  offer !== null || (state === 'waiting_guest' && plan?.expiresAt !== undefined && acknowledgedAt === null);

const promiseEvent = (row: RequestRow, { now }: PropertyScope, promiseMinutes: number) => ({
  kind: 'promised',
  before: row.promisedAt?.toISOString() ?? null,
  at: new Date(now.getTime() + promiseMinutes * MINUTE_MS).toISOString(),
});

/** A new promise for a request that no one has accepted gives a new time to accept it (decision 0840). */
function newTimeToAccept(
  { now }: PropertyScope,
  row: RequestRow,
  promiseMinutes: number,
  { service, property }: NonNullable<Awaited<ReturnType<typeof loadTimedService>>>,
): Partial<Pick<RequestRow, 'acknowledgeBy'>> {
  if (!awaitsAcceptance(row) || row.priority === 'emergency') return {};
  const promisedAt = new Date(now.getTime() + promiseMinutes * MINUTE_MS);
  const { acknowledgeBy } = scheduledClocks(service, promisedAt, now, property);
  return { acknowledgeBy };
}

function isLater(scope: PropertyScope, row: RequestRow, promiseMinutes: number): boolean {
  return (
    row.promisedAt !== null && scope.now.getTime() + promiseMinutes * MINUTE_MS > row.promisedAt.getTime()
  );
}

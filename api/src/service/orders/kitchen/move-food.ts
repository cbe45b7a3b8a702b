import type { FoodState, KitchenTicket } from '@bellkey/shared/api';
import { type FoodEvent, mayMoveFood, REQUEST_STATE_OF } from '@bellkey/shared/food-order';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { changeRequest } from '../../requests/change-request.ts';
import type { LockedRequest } from '../../requests/lock-request.ts';
import { staffActor } from '../../requests/staff-actor.ts';
import { type TransitionPorts, transitionRequest } from '../../requests/transition-request.ts';
import { lockTicket } from './lock-ticket.ts';

const MINUTE_MS = 60_000;

/** A move that the kitchen asks for. */
export interface FoodMove {
  to: FoodState;
  /** The kitchen's estimate, when it accepts. */
  minutes?: number | undefined;
  reason?: string | undefined;
}

/**
 * Moves a food order along its state machine. The request makes the move, with all its rules; `ready` is an event in the
 * request's history, for which it is still work in progress.
 */
export async function moveFood(
  scope: PropertyScope,
  staff: StaffCaller,
  requestId: string,
  { to, minutes, reason }: FoodMove,
  ports: TransitionPorts,
): Promise<Outcome<KitchenTicket>> {
  const ticket = await lockTicket(scope, staff, requestId);
  if (!ticket) return refused('not-found');
  const { order, request, state } = ticket;
  // Dishes are refused by name, so that the guest knows what is asked.
  if (to === 'asks' || !mayMoveFood(state, to, 'kitchen')) return refused('illegal-transition');
  const target = REQUEST_STATE_OF[to];
  if (target === request.row.state) {
    return done({ order, request: note(scope, staff, request, to === 'ready' ? 'ready' : 'preparing') });
  }
  const promiseMinutes =
    to !== 'accepted' ? undefined : (minutes ?? minutesUntil(order?.serveAt, request, scope.now));
  const moved = await transitionRequest(
    scope,
    staff,
    requestId,
    { to: target, reason, ...(promiseMinutes !== undefined && { promiseMinutes, isEstimate: true }) },
    ports,
  );
  if (!moved.ok) return moved;
  if (to !== 'ready') return done({ order, request: moved.value });
  const { row } = request;
  Object.assign(row, { state: target });
  return done({ order, request: note(scope, staff, { row, view: moved.value }, 'ready') });
}

/** An order for later is promised for its time when it is accepted without an estimate. */
function minutesUntil(
  serveAt: string | null | undefined,
  { row }: LockedRequest,
  now: Date,
): number | undefined {
  if (!serveAt || row.promisedAt) return undefined;
  const minutes = (Date.parse(serveAt) - now.getTime()) / MINUTE_MS;
  return minutes > 0 ? minutes : undefined;
}

const note = (scope: PropertyScope, staff: StaffCaller, locked: LockedRequest, kind: FoodEvent) =>
  changeRequest(scope, locked, {}, { event: { kind }, by: staffActor(staff) });

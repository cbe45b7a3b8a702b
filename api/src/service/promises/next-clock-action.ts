import { ESCALATION_STEPS } from '@bellkey/shared/api';
import { awaitsAcceptance, REOPEN_WITHIN_MS, SOON_SHARE } from '@bellkey/shared/request-clock';
import {
  type Clocked,
  deadlineOf,
  missedFrom,
  PLAN_OF_OLD,
  promisedSince,
  workedFrom,
} from './current-deadline.ts';

const MINUTE_MS = 60_000;
/** A guest with an open question is reminded after this long, and staff get the request back after the second time. */
export const REMIND_GUEST_MS = 15 * MINUTE_MS;
export const RETURN_TO_STAFF_MS = 30 * MINUTE_MS;
/** How often the clock moves a promise by itself; after that the duty manager decides. */
export const MAX_SLIPS = 2;
/** A planned request without a promise reminds staff this long before its time. */
export const REMIND_STAFF_MS = 30 * MINUTE_MS;
/** A warning comes when a fifth of the time is left, and not earlier than this. */
const WARN_AT_MOST_MS = 30 * MINUTE_MS;
/** The guest learns of a slip at least this long before the time passes. */
const TELL_BEFORE_MS = MINUTE_MS;
/**
 * A request that no one has started is known to slip earlier: with this share of the time left, at most ten minutes.
 */
const TELL_SHARE = 0.1;
const TELL_AT_MOST_MS = 10 * MINUTE_MS;
/** An untaken emergency alerts every two minutes, and every five once everyone knows. */
const CALL_AGAIN_MS = 2 * MINUTE_MS;
const CALL_LATER_MS = 5 * MINUTE_MS;
const CALLS_IN_QUICK_ORDER = 10 * MINUTE_MS;

/**
 * Automatic actions of a request's clock:
 *
 * - `tell`: informs people at once, because no one is on duty or it is the third time
 * - `warn`: warns the department that a deadline is near
 * - `slip`: notifies the guest that the promise will not be kept, with the new time
 * - `escalate`: informs the next in line that a deadline has passed
 * - `remind`: reminds a guest of a question
 * - `return`: gives a request back to staff when its guest does not answer
 * - `expire`: lapses an undecided approval
 * - `close`: closes a finished request
 * - `again`: plans the next occurrence
 */
export interface ClockAction {
  kind: 'tell' | 'warn' | 'slip' | 'escalate' | 'remind' | 'return' | 'expire' | 'close' | 'again';
  at: Date;
}

const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** The next action of a request's clock, and when; null when it does nothing until someone moves the request. */
export function nextClockAction(request: Clocked): ClockAction | null {
  const actions = actionsOf(request);
  return actions.reduce<ClockAction | null>(
    (next, action) => (next && next.at <= action.at ? next : action),
    null,
  );
}

/** The instant at which {@link nextClockAction} is to be checked, as stored in the row. */
export const nextActionAt = (request: Clocked): Date | null => nextClockAction(request)?.at ?? null;

function actionsOf(request: Clocked): ClockAction[] {
  const { schedule, state } = request;
  const ended = state === 'cancelled' || state === 'declined';
  const again = schedule?.every && !ended ? [{ kind: 'again', at: new Date(schedule.at) } as const] : [];
  return [...again, ...actionsInState(request)];
}

function actionsInState(request: Clocked): ClockAction[] {
  switch (request.state) {
    case 'done':
      return request.doneAt ? [{ kind: 'close', at: after(request.doneAt, REOPEN_WITHIN_MS) }] : [];
    case 'waiting_guest':
      return actionsWhileGuestIsAsked(request);
    case 'new':
    case 'needs_approval':
    case 'acknowledged':
    case 'in_progress':
      return actionsWhileOpen(request);
    default:
      return [];
  }
}

function actionsWhileGuestIsAsked({ pausedAt, remindedAt }: Clocked): ClockAction[] {
  if (!pausedAt) return [];
  const reminded = remindedAt !== null && remindedAt >= pausedAt;
  return reminded
    ? [{ kind: 'return', at: after(pausedAt, RETURN_TO_STAFF_MS) }]
    : [{ kind: 'remind', at: after(pausedAt, REMIND_GUEST_MS) }];
}

function actionsWhileOpen(request: Clocked): ClockAction[] {
  const { plan, createdAt, state } = request;
  const { expiresAt, tell = [] } = plan ?? PLAN_OF_OLD;
  return [
    ...(tell.length > 0 ? [{ kind: 'tell', at: createdAt } as const] : []),
    ...(expiresAt && state === 'needs_approval'
      ? [{ kind: 'expire', at: new Date(expiresAt) } as const]
      : []),
    ...warning(request),
    ...slip(request),
    ...escalation(request),
  ];
}

function warning(request: Clocked): ClockAction[] {
  const deadline = deadlineOf(request);
  if (!deadline || request.warnedAt || request.priority === 'emergency') return [];
  const { warnMinutes } = request.plan ?? PLAN_OF_OLD;
  const since = awaitsAcceptance(request) ? workedFrom(request) : promisedSince(request);
  const span = Math.max(0, deadline.getTime() - since);
  const planned = request.schedule !== null && !awaitsAcceptance(request);
  const beforeMs = planned
    ? REMIND_STAFF_MS
    : warnMinutes === null || awaitsAcceptance(request)
      ? Math.min(span * SOON_SHARE, WARN_AT_MOST_MS)
      : warnMinutes * MINUTE_MS;
  return [{ kind: 'warn', at: after(deadline, -Math.min(beforeMs, span)) }];
}

function slip(request: Clocked): ClockAction[] {
  const { promisedAt, state, slips } = request;
  // An approval is answered in time or lapses; something at a fixed time, such as a wake-up call, has no other.
  const atItsTime = request.schedule?.kind === 'at';
  if (!promisedAt || state === 'needs_approval' || slips > MAX_SLIPS || atItsTime) return [];
  const span = Math.max(0, promisedAt.getTime() - promisedSince(request));
  const begun = state === 'in_progress';
  const beforeMs = begun
    ? TELL_BEFORE_MS
    : Math.max(TELL_BEFORE_MS, Math.min(span * TELL_SHARE, TELL_AT_MOST_MS));
  return [{ kind: 'slip', at: after(promisedAt, -Math.min(beforeMs, span / 2)) }];
}

function escalation(request: Clocked): ClockAction[] {
  const from = missedFrom(request);
  if (!from) return [];
  if (request.priority === 'emergency') return emergencyCall(request, from);
  const { escalateMinutes } = request.plan ?? PLAN_OF_OLD;
  const minutes = escalateMinutes[request.escalation];
  return minutes === undefined ? [] : [{ kind: 'escalate', at: after(from, minutes * MINUTE_MS) }];
}

/** Repeats until someone takes it. */
function emergencyCall({ state, escalatedAt }: Clocked, from: Date): ClockAction[] {
  if (state !== 'new') return [];
  if (!escalatedAt) return [{ kind: 'escalate', at: from }];
  const quick = escalatedAt.getTime() - from.getTime() < CALLS_IN_QUICK_ORDER;
  return [{ kind: 'escalate', at: after(escalatedAt, quick ? CALL_AGAIN_MS : CALL_LATER_MS) }];
}

/** The widest step that is due: after a long silence the earlier ones are skipped. */
export function dueStep(request: Clocked, now: Date): number {
  const from = missedFrom(request);
  if (request.priority === 'emergency') return ESCALATION_STEPS.length;
  const { escalateMinutes } = request.plan ?? PLAN_OF_OLD;
  if (!from) return request.escalation;
  return escalateMinutes.reduce(
    (step, minutes, index) => (after(from, minutes * MINUTE_MS) <= now ? Math.max(step, index + 1) : step),
    request.escalation,
  );
}

import {
  MAX_REQUEST_STEPS,
  type RequestEvent,
  type RequestState,
  type ServiceRequest,
} from '@bellkey/shared/api';
import { awaitsAcceptance, isOpen, PAUSED_STATES } from '@bellkey/shared/request-clock';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requestSteps, requests } from '../../platform/database/schema/request-tables.ts';
import { nextActionAt } from '../promises/next-clock-action.ts';
import type { LockedRequest, RequestRow } from './lock-request.ts';
import { announceRequest } from './request-view.ts';

/** Actor of a step. */
export interface Actor {
  kind: 'guest' | 'ai' | 'staff' | 'system';
  id?: string;
  name?: string;
}

const MINUTE_MS = 60_000;

/**
 * Writes one line of the request's history, and adds it to its view. Beyond {@link MAX_REQUEST_STEPS} lines, the oldest
 * but the first are dropped. Returns the new view.
 */
export function addStep(
  scope: PropertyScope,
  request: ServiceRequest,
  state: RequestState,
  by: Actor,
  reason: string | null,
  event: RequestEvent | null = null,
): ServiceRequest {
  scope.writeJoined(
    requestSteps,
    scope.db.insert(requestSteps).values({
      propertyId: scope.propertyId,
      requestId: request.id,
      ordinal: sql`(select coalesce(max(ordinal), 0) + 1 from request_steps
      where property_id = ${scope.propertyId} and request_id = ${request.id})`,
      state,
      at: scope.now,
      byKind: by.kind,
      byId: by.id ?? null,
      byName: by.name ?? null,
      reason,
      event,
    }),
  );
  const name = by.kind === 'staff' ? (by.name ?? null) : null;
  const step = { state, at: scope.now.toISOString(), by: { kind: by.kind, name }, reason, event };
  const steps = [...request.steps, step];
  const [first] = steps;
  if (first === undefined || steps.length <= MAX_REQUEST_STEPS) return { ...request, steps };
  scope.write(sql`select drop_old_steps(${request.id}, ${MAX_REQUEST_STEPS}::integer)`);
  return { ...request, steps: [first, ...steps.slice(1 - MAX_REQUEST_STEPS)] };
}

/** The fields that can change without a move. */
export type RequestChange = Partial<Omit<RequestRow, 'propertyId' | 'id' | 'no' | 'state' | 'actAt'>>;

/** A request that no one has touched, and whose clock has not acted. */
export const UNTOUCHED = {
  assigneeId: null,
  acknowledgedAt: null,
  pausedAt: null,
  doneAt: null,
  escalation: 0,
  escalatedAt: null,
  warnedAt: null,
  remindedAt: null,
  slips: 0,
  erasedAt: null,
  promiseChange: null,
  alsoFor: [],
  offer: null,
} satisfies Partial<RequestRow>;

/** The parts of a request's view that a changed row affects. */
function changedView(view: ServiceRequest, row: RequestRow): ServiceRequest {
  return {
    ...view,
    state: row.state,
    quantity: row.quantity,
    note: row.note,
    food: row.food,
    details: row.details,
    acknowledgeBy: row.acknowledgeBy.toISOString(),
    promisedAt: iso(row.promisedAt),
    acknowledgedAt: iso(row.acknowledgedAt),
    doneAt: iso(row.doneAt),
    escalation: row.escalation,
    promiseChange: row.promiseChange,
    schedule: row.schedule,
    offer: row.offer,
  };
}

/**
 * Changes a locked request in place, in the database and in the loaded row and view, with the event as a line of its
 * history, and announces it. Its next clock deadline follows from the change.
 */
export function changeRequest(
  scope: PropertyScope,
  locked: LockedRequest,
  change: RequestChange,
  said: { event: RequestEvent; by: Actor; reason?: string | null } | null,
): ServiceRequest {
  const { row } = locked;
  Object.assign(row, change);
  row.actAt = nextActionAt(row);
  scope.write(
    scope.db
      .update(requests)
      .set({ ...change, actAt: row.actAt })
      .where(scope.own(requests, eq(requests.id, row.id))),
  );
  const told = said
    ? addStep(scope, locked.view, row.state, said.by, said.reason ?? null, said.event)
    : locked.view;
  locked.view = changedView(told, row);
  announceRequest(scope, row, 'request.updated', locked.view);
  return locked.view;
}

/**
 * Moves a locked request to a state, with its history and event; the move has been checked. The clock stops while the
 * request waits for the guest or is on hold, and the promise moves by as much. Warnings and escalations start again
 * with the next deadline.
 */
export function moveRequest(
  scope: PropertyScope,
  locked: LockedRequest,
  {
    to,
    by,
    reason = null,
    promiseMinutes,
    event = null,
    change: also = {},
  }: {
    to: RequestState;
    by: Actor;
    reason?: string | null;
    promiseMinutes?: number;
    event?: RequestEvent | null;
    /** Other changes with the move. */
    change?: RequestChange;
  },
): ServiceRequest {
  const { now } = scope;
  const { row } = locked;
  const from = row.state;
  const stoodStillMs =
    row.pausedAt && !PAUSED_STATES.includes(to) ? now.getTime() - row.pausedAt.getTime() : 0;
  const later = (date: Date | null) => date && new Date(date.getTime() + stoodStillMs);
  const open = isOpen(to);
  const begun = to === 'acknowledged' || to === 'in_progress' || to === 'done';
  const begins = begun && by.kind === 'staff' && row.assigneeId === null && by.id !== undefined;
  const promisedAt =
    promiseMinutes === undefined
      ? later(row.promisedAt)
      : new Date(now.getTime() + promiseMinutes * MINUTE_MS);
  const nextDeadline =
    promiseMinutes !== undefined || awaitsAcceptance({ state: from }) !== awaitsAcceptance({ state: to });
  const change = {
    state: to,
    acknowledgeBy: later(row.acknowledgeBy) ?? row.acknowledgeBy,
    promisedAt,
    acknowledgedAt: row.acknowledgedAt ?? (begun ? now : null),
    assigneeId: begins ? by.id : row.assigneeId,
    pausedAt: PAUSED_STATES.includes(to) ? (row.pausedAt ?? now) : null,
    doneAt: to === 'done' ? now : open ? null : row.doneAt,
    ...(nextDeadline && { escalation: 0, escalatedAt: null, warnedAt: null }),
    ...(promiseMinutes !== undefined && {
      slips: 0,
      promiseChange: promiseChangeOf(row, promisedAt, reason, now),
    }),
    ...also,
  };
  Object.assign(row, change);
  row.actAt = nextActionAt(row);
  scope.write(
    scope.db
      .update(requests)
      .set({ ...change, actAt: row.actAt })
      .where(scope.own(requests, eq(requests.id, row.id))),
  );
  locked.view = {
    ...changedView(addStep(scope, locked.view, to, by, reason, event), row),
    ...(begins && by.id !== undefined && { assignee: { id: by.id, name: by.name ?? '' } }),
  };
  announceRequest(scope, row, 'request.updated', locked.view);
  return locked.view;
}

/** A first promise is not a change; a later one is shown with the previous one and its reason. */
function promiseChangeOf(
  { promisedAt: before, promiseChange }: RequestRow,
  promisedAt: Date | null,
  reason: string | null,
  now: Date,
): RequestRow['promiseChange'] {
  if (!before || before.getTime() === promisedAt?.getTime()) return promiseChange;
  return { before: before.toISOString(), cause: 'staff', reason, at: now.toISOString() };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

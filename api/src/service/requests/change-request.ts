import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { isOpen, PAUSED_STATES } from '@bellkey/shared/request-clock';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requestSteps, requests } from '../../platform/database/schema/request-tables.ts';
import { announceRequest, loadRequests } from './request-view.ts';

export type RequestRow = typeof requests.$inferSelect;

/** Who did a step. */
export interface Actor {
  kind: 'guest' | 'ai' | 'staff' | 'system';
  id?: string;
  name?: string;
}

const MINUTE_MS = 60_000;

/** A request whose row is locked, as it is stored and as the contract shows it. */
export interface LockedRequest {
  row: RequestRow;
  view: ServiceRequest;
}

/** Takes the request's row lock, so that a check of its state holds until the transaction ends. */
export async function lockRequest(
  scope: PropertyScope,
  /** Or a subquery that finds it. */
  id: string | SQL<string>,
): Promise<LockedRequest | null> {
  const [[row], [view]] = await Promise.all([
    scope.db
      .select()
      .from(requests)
      .where(scope.own(requests, eq(requests.id, id)))
      .for('update'),
    loadRequests(scope, eq(requests.id, id)),
  ]);
  return row && view ? { row, view } : null;
}

/** Writes one line of the request's history, and shows it in its view. Returns the view as it is now. */
export function addStep(
  scope: PropertyScope,
  request: ServiceRequest,
  state: RequestState,
  by: Actor,
  reason: string | null,
): ServiceRequest {
  scope.write(
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
    }),
  );
  const name = by.kind === 'staff' ? (by.name ?? null) : null;
  const step = { state, at: scope.now.toISOString(), by: { kind: by.kind, name }, reason };
  return { ...request, steps: [...request.steps, step] };
}

/**
 * Moves a locked request to a state, with its history and event; whether it may has been checked. The clock stops
 * while the request waits for the guest or is on hold, and the promise moves by as long.
 */
export function moveRequest(
  scope: PropertyScope,
  { row, view }: LockedRequest,
  {
    to,
    by,
    reason = null,
    promiseMinutes,
  }: { to: RequestState; by: Actor; reason?: string | null; promiseMinutes?: number },
): ServiceRequest {
  const { now } = scope;
  const stoodStillMs =
    row.pausedAt && !PAUSED_STATES.includes(to) ? now.getTime() - row.pausedAt.getTime() : 0;
  const later = (date: Date | null) => date && new Date(date.getTime() + stoodStillMs);
  const open = isOpen(to);
  const begun = to === 'acknowledged' || to === 'in_progress' || to === 'done';
  const begins = begun && by.kind === 'staff' && row.assigneeId === null && by.id !== undefined;
  const change = {
    state: to,
    acknowledgeBy: later(row.acknowledgeBy) ?? row.acknowledgeBy,
    promisedAt:
      promiseMinutes === undefined
        ? later(row.promisedAt)
        : new Date(now.getTime() + promiseMinutes * MINUTE_MS),
    acknowledgedAt: row.acknowledgedAt ?? (begun ? now : null),
    assigneeId: begins ? by.id : row.assigneeId,
    pausedAt: PAUSED_STATES.includes(to) ? (row.pausedAt ?? now) : null,
    doneAt: to === 'done' ? now : open ? null : row.doneAt,
  };
  scope.write(
    scope.db
      .update(requests)
      .set(change)
      .where(scope.own(requests, eq(requests.id, row.id))),
  );
  const moved: ServiceRequest = {
    ...addStep(scope, view, to, by, reason),
    state: to,
    acknowledgeBy: change.acknowledgeBy.toISOString(),
    promisedAt: iso(change.promisedAt),
    acknowledgedAt: iso(change.acknowledgedAt),
    doneAt: iso(change.doneAt),
    ...(begins && by.id !== undefined && { assignee: { id: by.id, name: by.name ?? '' } }),
  };
  announceRequest(scope, row, 'request.updated', moved);
  return moved;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

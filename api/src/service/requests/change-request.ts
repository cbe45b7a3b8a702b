import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { isOpen, PAUSED_STATES } from '@bellkey/shared/request-clock';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requestSteps, requests } from '../../platform/database/schema/request-tables.ts';
import { announceRequest, loadRequest } from './request-view.ts';

export type RequestRow = typeof requests.$inferSelect;

/** Who did a step. */
export interface Actor {
  kind: 'guest' | 'ai' | 'staff' | 'system';
  id?: string;
  name?: string;
}

const MINUTE_MS = 60_000;

/** Takes the request's row lock, so that a check of its state holds until the transaction ends. */
export async function lockRequest(scope: PropertyScope, id: string): Promise<RequestRow | null> {
  const [row] = await scope.db
    .select()
    .from(requests)
    .where(scope.own(requests, eq(requests.id, id)))
    .for('update');
  return row ?? null;
}

/** Writes one line of the request's history. */
export async function addStep(
  scope: PropertyScope,
  requestId: string,
  state: RequestState,
  by: Actor,
  reason: string | null,
): Promise<void> {
  await scope.db.insert(requestSteps).values({
    propertyId: scope.propertyId,
    requestId,
    ordinal: sql`(select coalesce(max(ordinal), 0) + 1 from request_steps
      where property_id = ${scope.propertyId} and request_id = ${requestId})`,
    state,
    at: scope.now,
    byKind: by.kind,
    byId: by.id ?? null,
    byName: by.name ?? null,
    reason,
  });
}

/**
 * Moves a locked request to a state, with its history and event; whether it may has been checked. The clock stops
 * while the request waits for the guest or is on hold, and the promise moves by as long.
 */
export async function moveRequest(
  scope: PropertyScope,
  row: RequestRow,
  {
    to,
    by,
    reason = null,
    promiseMinutes,
  }: { to: RequestState; by: Actor; reason?: string | null; promiseMinutes?: number },
): Promise<ServiceRequest> {
  const { now } = scope;
  const stoodStillMs =
    row.pausedAt && !PAUSED_STATES.includes(to) ? now.getTime() - row.pausedAt.getTime() : 0;
  const later = (date: Date | null) => date && new Date(date.getTime() + stoodStillMs);
  const open = isOpen(to);
  const begun = to === 'acknowledged' || to === 'in_progress' || to === 'done';
  await scope.db
    .update(requests)
    .set({
      state: to,
      acknowledgeBy: later(row.acknowledgeBy) ?? row.acknowledgeBy,
      promisedAt:
        promiseMinutes === undefined
          ? later(row.promisedAt)
          : new Date(now.getTime() + promiseMinutes * MINUTE_MS),
      acknowledgedAt: row.acknowledgedAt ?? (begun ? now : null),
      assigneeId: row.assigneeId ?? (begun && by.kind === 'staff' ? (by.id ?? null) : null),
      pausedAt: PAUSED_STATES.includes(to) ? (row.pausedAt ?? now) : null,
      doneAt: to === 'done' ? now : open ? null : row.doneAt,
    })
    .where(scope.own(requests, eq(requests.id, row.id)));
  await addStep(scope, row.id, to, by, reason);
  announceRequest(scope, row, 'request.updated');
  return loadRequest(scope, row.id);
}

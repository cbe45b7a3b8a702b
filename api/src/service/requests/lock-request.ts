import type { ServiceRequest } from '@bellkey/shared/api';
import { eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { loadRequests } from './request-view.ts';

/** A request as the database holds it. */
export type RequestRow = typeof requests.$inferSelect;

/** A locked request, as stored and as the contract shows it; both change with it. */
export interface LockedRequest {
  row: RequestRow;
  view: ServiceRequest;
}

/** Takes the request's row lock, so that a check of its state is valid until the transaction ends. */
export async function lockRequest(
  scope: PropertyScope,
  /** Or a subquery that selects it. */
  id: string | SQL<string>,
): Promise<LockedRequest | null> {
  const [row, [view]] = await Promise.all([lockRow(scope, id), loadRequests(scope, eq(requests.id, id))]);
  return row && view ? { row, view } : null;
}

/** Requested at once, because a view loaded before the lock may be outdated. */
async function lockRow(scope: PropertyScope, id: string | SQL<string>): Promise<RequestRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(requests)
    .where(scope.own(requests, eq(requests.id, id)))
    .for('update');
  return row;
}

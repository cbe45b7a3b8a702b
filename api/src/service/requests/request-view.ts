import type { ServiceRequest } from '@bellkey/shared/api';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments, locations } from '../../platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../platform/database/schema/request-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';

/** A step as it comes out of JSON. */
type StoredStep = Omit<
  typeof requestSteps.$inferSelect,
  'propertyId' | 'requestId' | 'ordinal' | 'at' | 'byId'
> & {
  at: string;
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Requests as the contract shows them: open emergencies first, then the soonest promise. */
export async function loadRequests(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<ServiceRequest[]> {
  const rows = await scope.db
    .select({
      request: requests,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      department: { key: departments.key, name: departments.name },
      assigneeName: staffMembers.name,
      steps: sql<
        StoredStep[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('state', step.state, 'at', step.at,
          'byKind', step.by_kind, 'byName', step.by_name, 'reason', step.reason) order by step.ordinal), '[]')
        from ${requestSteps} step
        where step.property_id = ${requests.propertyId} and step.request_id = ${requests.id})`,
    })
    .from(requests)
    .innerJoin(
      locations,
      and(eq(locations.propertyId, requests.propertyId), eq(locations.id, requests.locationId)),
    )
    .innerJoin(
      departments,
      and(eq(departments.propertyId, requests.propertyId), eq(departments.key, requests.departmentKey)),
    )
    .leftJoin(
      staffMembers,
      and(eq(staffMembers.propertyId, requests.propertyId), eq(staffMembers.id, requests.assigneeId)),
    )
    .where(scope.own(requests, ...conditions))
    .orderBy(
      desc(sql`${requests.priority} = 'emergency' and ${inArray(requests.state, [...OPEN_STATES])}`),
      asc(sql`coalesce(${requests.promisedAt}, ${requests.acknowledgeBy})`),
      asc(requests.no),
    );
  return rows.map(({ request: row, place, department, assigneeName, steps }) => ({
    id: row.id,
    no: row.no,
    service: row.serviceKey,
    icon: serviceIconUrl(row.serviceKey, row.departmentKey),
    title: row.title,
    quantity: row.quantity,
    note: row.note,
    details: row.details,
    place,
    department,
    state: row.state,
    priority: row.priority,
    source: row.source,
    conversationId: row.conversationId,
    assignee: row.assigneeId ? { id: row.assigneeId, name: assigneeName ?? '' } : null,
    createdAt: row.createdAt.toISOString(),
    acknowledgeBy: row.acknowledgeBy.toISOString(),
    promisedAt: iso(row.promisedAt),
    acknowledgedAt: iso(row.acknowledgedAt),
    doneAt: iso(row.doneAt),
    steps: steps.map(({ state, at, byKind, byName, reason }) => ({
      state,
      at: new Date(at).toISOString(),
      by: { kind: byKind, name: byKind === 'staff' ? byName : null },
      reason,
    })),
  }));
}

/** One request; the caller knows that it exists. */
export async function loadRequest(scope: PropertyScope, id: string): Promise<ServiceRequest> {
  const [request] = await loadRequests(scope, eq(requests.id, id));
  if (!request) throw new Error(`Request ${id} does not exist`);
  return request;
}

/** Announces the request to the guest and the department, once per transaction, in its final state. */
export function announceRequest(
  scope: PropertyScope,
  request: { id: string; conversationId: string | null; departmentKey: string },
  type: 'request.created' | 'request.updated',
): void {
  scope.emit({
    type,
    conversationId: request.conversationId,
    departmentKey: request.departmentKey,
    forGuest: true,
    onceKey: `request:${request.id}`,
    payload: async () => ({ type, request: await loadRequest(scope, request.id) }),
  });
}

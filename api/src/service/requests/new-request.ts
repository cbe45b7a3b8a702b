import { randomUUID } from 'node:crypto';
import type { RequestDetail, RequestState, ServiceRequest } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  departments,
  locations,
  properties,
  servicePolicies,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { isAttended } from '../../property/staff/presence.ts';
import { actAt } from '../promises/next-deed.ts';
import { type RequestClocks, requestClocks } from '../promises/request-clocks.ts';
import { type Actor, addStep, UNTOUCHED } from './change-request.ts';
import type { RequestRow } from './lock-request.ts';
import { announceRequest, withIcon } from './request-view.ts';

/** A request of the same service and place within this time is marked as a repeated one. */
const REPEATED_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** The third time that the same is to be mended, the duty manager learns of it. */
const REPEATS_FOR_MANAGER = 3;

/** What is asked for, who does it and where; null where the property has no such service or place. */
export async function loadOrdered(
  scope: PropertyScope,
  { service, locationId }: { service: string; locationId: string },
) {
  const [row] = await scope.db
    .select({
      service: services,
      department: { key: departments.key, name: departments.name },
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      placeActive: locations.active,
      property: {
        kind: properties.kind,
        timeZone: properties.timeZone,
        policy: servicePolicies.policy,
      },
      attended: isAttended(scope, services.departmentKey),
      before: sql<number>`(select count(*)::int from requests earlier
        where earlier.property_id = ${scope.propertyId} and earlier.location_id = ${locationId}
          and earlier.service_key = ${service} and earlier.state <> 'cancelled'
          and earlier.created_at > ${new Date(scope.now.getTime() - REPEATED_WITHIN_MS).toISOString()}::timestamptz)`,
    })
    .from(services)
    .innerJoin(properties, eq(properties.id, services.propertyId))
    .leftJoin(servicePolicies, eq(servicePolicies.propertyId, services.propertyId))
    .innerJoin(
      departments,
      and(eq(departments.propertyId, services.propertyId), eq(departments.key, services.departmentKey)),
    )
    .innerJoin(locations, and(eq(locations.propertyId, services.propertyId), eq(locations.id, locationId)))
    .where(scope.own(services, eq(services.key, service)));
  return row ?? null;
}

export type Ordered = NonNullable<Awaited<ReturnType<typeof loadOrdered>>>;

/** A request that is about to be written, as the contract shows it, before its first step. */
function newRequestView(row: RequestRow, { place, department }: Ordered): ServiceRequest {
  return withIcon({
    id: row.id,
    no: row.no,
    service: row.serviceKey,
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
    assignee: null,
    createdAt: row.createdAt.toISOString(),
    acknowledgeBy: row.acknowledgeBy.toISOString(),
    promisedAt: row.promisedAt?.toISOString() ?? null,
    acknowledgedAt: null,
    doneAt: null,
    steps: [],
    escalation: row.escalation,
    repeated: row.repeated,
    promiseChange: null,
    schedule: row.schedule,
    offer: null,
  });
}

/** What a new request says, once it has been checked. */
export interface NewRequest {
  title: string;
  quantity: number | null;
  note: string | null;
  details: RequestDetail[];
  locationId: string;
  /** Null for a request that no guest sees. */
  conversationId: string | null;
  guestSessionId: string | null;
  source: RequestRow['source'];
  by: Actor;
  /** Its number, where it is taken already. */
  no?: number | null;
  /** In place of the clocks that follow from the service and what was said of the time. */
  clocks?: Partial<Omit<RequestClocks, 'plan'>>;
}

/** Writes a request with its clocks and its first step, announces it, and returns it. */
export async function writeNewRequest(
  scope: PropertyScope,
  ordered: Ordered,
  { by, clocks: chosen, no, ...wanted }: NewRequest,
): Promise<ServiceRequest> {
  const { now, propertyId } = scope;
  const { service, property } = ordered;
  const state: RequestState = service.kind === 'approve' ? 'needs_approval' : 'new';
  const { plan, ...usual } = requestClocks(service, wanted.details, now, property);
  const repeated = ordered.before + 1;
  const tell = [
    ...(ordered.attended || service.kind === 'emergency' ? [] : (['unattended'] as const)),
    ...(service.kind === 'fix' && repeated >= REPEATS_FOR_MANAGER ? (['repeated'] as const) : []),
  ];
  const written = {
    propertyId,
    id: randomUUID(),
    no: no ?? (await nextNo(scope)),
    serviceKey: service.key,
    title: wanted.title,
    quantity: wanted.quantity,
    note: wanted.note,
    details: wanted.details,
    locationId: wanted.locationId,
    departmentKey: service.departmentKey,
    state,
    priority: service.kind === 'emergency' ? 'emergency' : service.level === 'critical' ? 'high' : 'normal',
    source: wanted.source,
    conversationId: wanted.conversationId,
    guestSessionId: wanted.guestSessionId,
    createdAt: now,
    ...usual,
    ...chosen,
    plan: tell.length > 0 ? { ...plan, tell } : plan,
    repeated,
    ...UNTOUCHED,
  } satisfies Omit<RequestRow, 'actAt'>;
  const row = { ...written, actAt: actAt(written) };
  scope.writeJoined(requests, scope.db.insert(requests).values(row));
  const created = addStep(scope, newRequestView(row, ordered), state, by, null);
  announceRequest(scope, row, 'request.created', created);
  return created;
}

/** Gives back the number that this transaction took last: it holds the property's row, so no one has taken the next. */
export function returnNo(scope: PropertyScope): void {
  scope.write(
    scope.db
      .update(properties)
      .set({ requestNo: sql`${properties.requestNo} - 1` })
      .where(eq(properties.id, scope.propertyId)),
  );
}

/** The next number of the property's requests. */
export async function nextNo(scope: PropertyScope): Promise<number> {
  const [row] = await scope.db
    .update(properties)
    .set({ requestNo: sql`${properties.requestNo} + 1` })
    .where(eq(properties.id, scope.propertyId))
    .returning({ no: properties.requestNo });
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return row.no;
}

import { randomUUID } from 'node:crypto';
import type {
  OrderedFood,
  RequestDetail,
  RequestPhoto,
  RequestState,
  ServiceRequest,
} from '@bellkey/shared/api';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import {
  properties,
  type servicePolicies,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import { nextActionAt } from '../promises/next-clock-action.ts';
import { type RequestClocks, requestClocks } from '../promises/request-clocks.ts';
import { attachPhotos } from './attach-photos.ts';
import { type Actor, addStep, UNTOUCHED } from './change-request.ts';
import type { RequestRow } from './lock-request.ts';
import { announceRequest } from './request-view.ts';

/** A request of the same service and place within this time is marked as a repeated one. */
const REPEATED_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** The duty manager learns of the third repair. */
const REPEATS_FOR_MANAGER = 3;

/** The requested service, its department and the place. */
export interface RequestedService {
  service: typeof services.$inferSelect;
  department: { key: string; name: string };
  place: ServiceRequest['place'];
  placeActive: boolean;
  property: Pick<typeof properties.$inferSelect, 'kind' | 'timeZone'> & {
    policy: (typeof servicePolicies.$inferSelect)['policy'] | null;
  };
  /** Whether someone of the department is on duty. */
  attended: boolean;
  /** Recent requests of the same service and place, without cancelled ones. */
  before: number;
}

/** In the form of the database's functions. */
export type RequestedServiceJson = Omit<RequestedService, 'service'> & { service: JsonRow };

export const requestedServiceFromJson = (json: RequestedServiceJson | null): RequestedService | null =>
  json && { ...json, service: rowFromJson(services, json.service) };

/** From when on requests of the same service and place count as earlier ones. */
export const repeatedSince = ({ now }: PropertyScope): Date => new Date(now.getTime() - REPEATED_WITHIN_MS);

const callRequestedService = prepareCall<RequestedServiceJson | null>(
  () => sql`ordered_service(${ofProperty}, ${sql.placeholder('service')}, ${sql.placeholder('locationId')},
    ${sql.placeholder('since')})`,
);

/** The requested service and place; null when the property has no such service or place. */
export async function loadRequestedService(
  scope: PropertyScope,
  { service, locationId }: { service: string; locationId: string },
): Promise<RequestedService | null> {
  return requestedServiceFromJson(
    await scope.run(callRequestedService, { service, locationId, since: repeatedSince(scope) }),
  );
}

/** A request about to be inserted, as the contract shows it, before its first step. */
function newRequestView(row: RequestRow, { place, department }: RequestedService): ServiceRequest {
  return {
    id: row.id,
    no: row.no,
    service: row.serviceKey,
    icon: serviceIconUrl(row.serviceKey, department.key),
    title: row.title,
    quantity: row.quantity,
    note: row.note,
    food: row.food,
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
  };
}

/** The content of a new request, after it has been checked. */
export interface NewRequest {
  title: string;
  quantity: number | null;
  note: string | null;
  food?: OrderedFood | undefined;
  details: RequestDetail[];
  photos?: readonly RequestPhoto[] | undefined;
  locationId: string;
  /** Null for an internal request. */
  conversationId: string | null;
  guestSessionId: string | null;
  source: RequestRow['source'];
  by: Actor;
  /** Its number, if already taken. */
  no?: number | null;
  /** Replaces the clocks that follow from the service and the requested time. */
  clocks?: Partial<Omit<RequestClocks, 'plan'>>;
}

/** Inserts a request with its clocks and its first step, announces it, and returns it. */
export async function writeRequest(
  scope: PropertyScope,
  requested: RequestedService,
  { by, clocks: chosen, no, ...wanted }: NewRequest,
): Promise<ServiceRequest> {
  const { now, propertyId } = scope;
  const { service, property } = requested;
  const state: RequestState = service.kind === 'approve' ? 'needs_approval' : 'new';
  const { plan, ...usual } = requestClocks(service, wanted.details, now, property);
  const repeated = requested.before + 1;
  const tell = [
    ...(requested.attended || service.kind === 'emergency' ? [] : (['unattended'] as const)),
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
    food: wanted.food ?? null,
    details: wanted.details,
    locationId: wanted.locationId,
    departmentKey: requested.department.key,
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
  const row = { ...written, actAt: nextActionAt(written) };
  scope.writeJoined(requests, scope.db.insert(requests).values(row));
  const view = { ...newRequestView(row, requested), photos: attachPhotos(scope, row.id, wanted.photos) };
  const created = addStep(scope, view, state, by, null);
  announceRequest(scope, row, 'request.created', created);
  return created;
}

/** Returns the last number that this transaction took: it holds the property's row, so no one has taken the next. */
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

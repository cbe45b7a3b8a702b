import { randomUUID } from 'node:crypto';
import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  departments,
  locations,
  properties,
  servicePolicies,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { requests, turnRequests } from '../../platform/database/schema/request-tables.ts';
import { isAttended } from '../../property/staff/presence.ts';
import { addStep, type RequestRow, UNTOUCHED } from './change-request.ts';
import { findEarlier, mergeInto } from './merge-request.ts';
import { actAt } from './next-deed.ts';
import { requestClocks } from './request-clocks.ts';
import { countRequests, reachedLimit } from './request-limits.ts';
import { announceRequest, loadRequest, withIcon } from './request-view.ts';
import { NOTE_MAX_CHARS, type RequestResult, type RequestWish, refuse } from './request-wish.ts';

/** A request of the same service and place within this time is marked as a repeated one. */
const REPEATED_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** The third time that the same is to be mended, the duty manager learns of it. */
const REPEATS_FOR_MANAGER = 3;

/** What decides over a wish. */
export type WishFacts = Awaited<ReturnType<typeof loadWishFacts>>;

/** What a wish is before its words are known. */
type WishKey = Omit<RequestWish, 'quantity' | 'note'>;

/** Reads it in one round trip. The caller holds the conversation's lock, or asks for it before in the same tick. */
export async function loadWishFacts(scope: PropertyScope, wish: WishKey) {
  const [made, ordered, earlier, counts] = await Promise.all([
    wish.turnId ? madeByTurn(scope, wish.turnId, wish.service) : null,
    loadOrdered(scope, wish),
    wish.ownRequest ? null : findEarlier(scope, wish),
    wish.amends || wish.urgent ? null : countRequests(scope, wish),
  ]);
  return { made, ordered, earlier, counts };
}

/**
 * Makes a request of a wish. The caller holds the conversation's lock. A turn that runs again after a crash gets the
 * request it already made; the same wish again within ten minutes becomes a note on the first.
 *
 * @param facts of the same wish, when they are read already
 */
export async function createRequest(
  scope: PropertyScope,
  wish: RequestWish,
  facts?: WishFacts,
): Promise<RequestResult> {
  const { made, ordered, earlier, counts } = facts ?? (await loadWishFacts(scope, wish));
  if (made) return { ok: true, value: await loadRequest(scope, made) };

  if (!ordered?.service.active) return refuse('unknown-service', 'This service is not offered here.');
  const { service, property } = ordered;
  const quantity = wish.quantity === null ? null : Math.trunc(wish.quantity);
  if (quantity !== null && (quantity < 1 || quantity > service.maxQuantity)) {
    return refuse('quantity-refused', `At most ${service.maxQuantity} at once without asking reception.`);
  }
  const note = wish.note?.trim().slice(0, NOTE_MAX_CHARS) || null;

  if (wish.amends && !earlier) return refuse('not-found', 'You have no such open request.');
  if (earlier) {
    remember(scope, wish, earlier.row.id);
    return { ok: true, value: mergeInto(scope, earlier, { ...wish, quantity, note }, service, property) };
  }
  const limit = counts && reachedLimit(counts, service.kind === 'emergency');
  if (limit) return limit;

  const { now, propertyId } = scope;
  const details = [...(wish.details ?? [])];
  const state: RequestState = service.kind === 'approve' ? 'needs_approval' : 'new';
  const { plan, ...clocks } = requestClocks(service, details, now, property);
  const repeated = ordered.before + 1;
  const tell = [
    ...(ordered.attended || service.kind === 'emergency' ? [] : (['unattended'] as const)),
    ...(service.kind === 'fix' && repeated >= REPEATS_FOR_MANAGER ? (['repeated'] as const) : []),
  ];
  const written = {
    propertyId,
    id: randomUUID(),
    no: await nextNo(scope),
    serviceKey: service.key,
    title: wish.title ?? service.title,
    quantity,
    note,
    details,
    locationId: wish.locationId,
    departmentKey: service.departmentKey,
    state,
    priority: service.kind === 'emergency' ? 'emergency' : service.level === 'critical' ? 'high' : 'normal',
    source: wish.source,
    conversationId: wish.conversationId,
    guestSessionId: wish.guestSessionId,
    createdAt: now,
    ...clocks,
    plan: tell.length > 0 ? { ...plan, tell } : plan,
    repeated,
    ...UNTOUCHED,
  } satisfies Omit<RequestRow, 'actAt'>;
  const row = { ...written, actAt: actAt(written) };
  scope.write(scope.db.insert(requests).values(row));
  const created = addStep(scope, newRequestView(row, ordered), state, { kind: wish.source }, null);
  remember(scope, wish, row.id);
  announceRequest(scope, row, 'request.created', created);
  return { ok: true, value: created };
}

/** What is asked for, who does it and where. */
async function loadOrdered(scope: PropertyScope, { service, locationId }: WishKey) {
  const [row] = await scope.db
    .select({
      service: services,
      department: { key: departments.key, name: departments.name },
      place: { id: locations.id, label: locations.label, kind: locations.kind },
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

type Ordered = NonNullable<Awaited<ReturnType<typeof loadOrdered>>>;

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

async function madeByTurn(scope: PropertyScope, turnId: string, service: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ requestId: turnRequests.requestId })
    .from(turnRequests)
    .where(scope.own(turnRequests, eq(turnRequests.turnId, turnId), eq(turnRequests.serviceKey, service)));
  return row?.requestId ?? null;
}

function remember(scope: PropertyScope, wish: RequestWish, requestId: string): void {
  if (!wish.turnId) return;
  scope.write(
    scope.db.insert(turnRequests).values({
      propertyId: scope.propertyId,
      turnId: wish.turnId,
      serviceKey: wish.service,
      requestId,
    }),
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

import { randomUUID } from 'node:crypto';
import { isTimeDetail } from '@bellkey/concierge/time-details';
import type { RequestDetail, ServiceRequest } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, services } from '../../platform/database/schema/property-tables.ts';
import { requests, turnRequests } from '../../platform/database/schema/request-tables.ts';
import { type Actor, addStep } from './change-request.ts';
import { type RequestClocks, requestClocks } from './request-clocks.ts';
import { announceRequest, readRequest } from './request-view.ts';

/** L1 limits (docs/product.md#stay-binding). */
export const MAX_OPEN_PER_SESSION = 5;
export const MAX_PER_HOUR_PER_SESSION = 10;
export const MAX_PER_HOUR_PER_PLACE = 20;
/** The same wish within this time is the same wish (docs/product.md#state-machines). */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const NOTE_MAX_CHARS = 500;

/** What is asked for; place, conversation and session come from the guest's session, never from the model. */
export interface RequestWish {
  service: string;
  quantity: number | null;
  note: string | null;
  details?: readonly RequestDetail[];
  /** Number of the open request of this conversation that is changed by this. */
  amends?: number | null;
  locationId: string;
  conversationId: string;
  guestSessionId: string;
  source: 'ai' | 'guest';
  turnId: string | null;
  /** What it is called, where that says more than its service's name. */
  title?: string;
  /** Never joined with an earlier one: two orders of food are two. */
  ownRequest?: true;
}

/** Why a wish is not carried out; the engine tells the guest in its own words. */
export type RequestRefusal = { code: string; detail: string };

type Result = { ok: true; value: ServiceRequest } | { ok: false; error: RequestRefusal };

const refuse = (code: string, detail: string): Result => ({ ok: false, error: { code, detail } });

/**
 * Makes a request of a wish. The caller holds the conversation's lock. A turn that runs again after a crash gets the
 * request it already made; the same wish again within ten minutes becomes a note on the first.
 */
export async function createRequest(scope: PropertyScope, wish: RequestWish): Promise<Result> {
  const made = wish.turnId ? await madeByTurn(scope, wish.turnId, wish.service) : null;
  if (made) return { ok: true, value: await readRequest(scope, made) };

  const [service] = await scope.db
    .select()
    .from(services)
    .where(scope.own(services, eq(services.key, wish.service)));
  if (!service?.active) return refuse('unknown-service', 'This service is not offered here.');
  const quantity = wish.quantity === null ? null : Math.trunc(wish.quantity);
  if (quantity !== null && (quantity < 1 || quantity > service.maxQuantity)) {
    return refuse('quantity-refused', `At most ${service.maxQuantity} at once without asking reception.`);
  }
  const note = wish.note?.trim().slice(0, NOTE_MAX_CHARS) || null;

  const earlier = wish.ownRequest ? null : await findEarlier(scope, wish);
  if (wish.amends && !earlier) return refuse('not-found', 'You have no such open request.');
  if (earlier) {
    await mergeInto(scope, earlier, { ...wish, quantity, note }, service);
    await remember(scope, wish, earlier.id);
    return { ok: true, value: await readRequest(scope, earlier.id) };
  }
  const limit = await reachedLimit(scope, wish, service.kind === 'emergency');
  if (limit) return limit;

  const { now, propertyId } = scope;
  const details = [...(wish.details ?? [])];
  const state = service.kind === 'approve' ? 'needs_approval' : 'new';
  const row = {
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
    ...(await clocksOf(scope, service, details)),
  } satisfies typeof requests.$inferInsert;
  await scope.db.insert(requests).values(row);
  const by: Actor = { kind: wish.source };
  await addStep(scope, row.id, state, by, null);
  await remember(scope, wish, row.id);
  announceRequest(scope, row, 'request.created');
  return { ok: true, value: await readRequest(scope, row.id) };
}

async function clocksOf(
  scope: PropertyScope,
  service: typeof services.$inferSelect,
  details: readonly RequestDetail[],
): Promise<RequestClocks> {
  if (!namesTime(details)) return requestClocks(service, details, scope.now, 'UTC');
  const [property] = await scope.db
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  if (!property) throw new Error(`Property ${scope.propertyId} does not exist`);
  return requestClocks(service, details, scope.now, property.timeZone);
}

async function madeByTurn(scope: PropertyScope, turnId: string, service: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ requestId: turnRequests.requestId })
    .from(turnRequests)
    .where(scope.own(turnRequests, eq(turnRequests.turnId, turnId), eq(turnRequests.serviceKey, service)));
  return row?.requestId ?? null;
}

async function remember(scope: PropertyScope, wish: RequestWish, requestId: string): Promise<void> {
  if (!wish.turnId) return;
  await scope.db.insert(turnRequests).values({
    propertyId: scope.propertyId,
    turnId: wish.turnId,
    serviceKey: wish.service,
    requestId,
  });
}

const namesTime = (details: RequestWish['details']) => details?.some(isTimeDetail) ?? false;

/**
 * The request that is meant by its number, or the same wish of a moment ago. Towels at once and towels for tomorrow
 * are two wishes.
 */
async function findEarlier(scope: PropertyScope, wish: RequestWish) {
  const rows = await scope.db
    .select()
    .from(requests)
    .where(
      scope.own(
        requests,
        eq(requests.conversationId, wish.conversationId),
        eq(requests.locationId, wish.locationId),
        eq(requests.serviceKey, wish.service),
        inArray(requests.state, [...OPEN_STATES]),
        wish.amends
          ? eq(requests.no, wish.amends)
          : gt(requests.createdAt, new Date(scope.now.getTime() - DUPLICATE_WINDOW_MS)),
      ),
    )
    .orderBy(desc(requests.no))
    .for('update');
  return rows.find(({ details }) => wish.amends || namesTime(details) === namesTime(wish.details)) ?? null;
}

/**
 * "Two towels" again is a repeat; another number or note is written down for the person who brings them. Of what is
 * said about when and for how many, the last word holds, and the words before it stay readable in the note.
 */
async function mergeInto(
  scope: PropertyScope,
  earlier: typeof requests.$inferSelect,
  { quantity, note, details = [], amends }: Pick<RequestWish, 'quantity' | 'note' | 'details' | 'amends'>,
  service: typeof services.$inferSelect,
): Promise<void> {
  const again = [
    quantity !== null && quantity !== earlier.quantity && !amends ? `asked again: ${quantity}` : null,
    note !== null && note !== earlier.note ? note : null,
  ].filter((text) => text !== null);
  const kept = earlier.details.filter(({ slot }) => !details.some((detail) => detail.slot === slot));
  const moved = details.some(
    ({ slot, value }) => !earlier.details.some((known) => known.slot === slot && known.value === value),
  );
  const counted = amends && quantity !== null && quantity !== earlier.quantity;
  if (again.length === 0 && !moved && !counted) return;
  await scope.db
    .update(requests)
    .set({
      quantity:
        quantity === null ? earlier.quantity : amends ? quantity : Math.max(quantity, earlier.quantity ?? 0),
      details: [...kept, ...details],
      ...(moved && namesTime(details) && (await clocksOf(scope, service, [...kept, ...details]))),
      note: [earlier.note, ...again]
        .filter((text) => text !== null)
        .join('; ')
        .slice(0, NOTE_MAX_CHARS),
    })
    .where(scope.own(requests, eq(requests.id, earlier.id)));
  announceRequest(scope, earlier, 'request.updated');
}

async function reachedLimit(
  scope: PropertyScope,
  wish: RequestWish,
  emergency: boolean,
): Promise<Result | null> {
  if (emergency) return null;
  const sinceHour = new Date(scope.now.getTime() - HOUR_MS);
  const ofSession = eq(requests.guestSessionId, wish.guestSessionId);
  // Other sessions at the same place count the same requests.
  await holdLock(scope.db, `requests:${scope.propertyId}:${wish.locationId}`);
  const [counts] = await scope.db
    .select({
      open: sql<number>`count(*) filter (where ${and(ofSession, inArray(requests.state, [...OPEN_STATES]))})::int`,
      hour: sql<number>`count(*) filter (where ${and(ofSession, gt(requests.createdAt, sinceHour))})::int`,
      place: sql<number>`count(*) filter (where ${and(eq(requests.locationId, wish.locationId), gt(requests.createdAt, sinceHour))})::int`,
    })
    .from(requests)
    .where(scope.own(requests, or(ofSession, eq(requests.locationId, wish.locationId))));
  if (!counts) return null;
  if (counts.open >= MAX_OPEN_PER_SESSION) {
    return refuse(
      'too-many-open',
      `${MAX_OPEN_PER_SESSION} requests are still open. A person can take more: ask to talk to one.`,
    );
  }
  if (counts.hour >= MAX_PER_HOUR_PER_SESSION || counts.place >= MAX_PER_HOUR_PER_PLACE) {
    return refuse(
      'too-many-this-hour',
      'That is a lot of requests in an hour. A person can take more: ask to talk to one.',
    );
  }
  return null;
}

async function nextNo(scope: PropertyScope): Promise<number> {
  const [row] = await scope.db
    .update(properties)
    .set({ requestNo: sql`${properties.requestNo} + 1` })
    .where(eq(properties.id, scope.propertyId))
    .returning({ no: properties.requestNo });
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return row.no;
}

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, services } from '../../platform/database/schema/property-tables.ts';
import { requests, turnRequests } from '../../platform/database/schema/request-tables.ts';
import { type Actor, addStep } from './change-request.ts';
import { loadClocks } from './load-clocks.ts';
import { findEarlier, mergeInto } from './merge-request.ts';
import { reachedLimit } from './request-limits.ts';
import { announceRequest, loadRequest } from './request-view.ts';
import { NOTE_MAX_CHARS, type RequestResult, type RequestWish, refuse } from './request-wish.ts';

/**
 * Makes a request of a wish. The caller holds the conversation's lock. A turn that runs again after a crash gets the
 * request it already made; the same wish again within ten minutes becomes a note on the first.
 */
export async function createRequest(scope: PropertyScope, wish: RequestWish): Promise<RequestResult> {
  const made = wish.turnId ? await madeByTurn(scope, wish.turnId, wish.service) : null;
  if (made) return { ok: true, value: await loadRequest(scope, made) };

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
    return { ok: true, value: await loadRequest(scope, earlier.id) };
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
    ...(await loadClocks(scope, service, details)),
  } satisfies typeof requests.$inferInsert;
  await scope.db.insert(requests).values(row);
  const by: Actor = { kind: wish.source };
  await addStep(scope, row.id, state, by, null);
  await remember(scope, wish, row.id);
  announceRequest(scope, row, 'request.created');
  return { ok: true, value: await loadRequest(scope, row.id) };
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

async function nextNo(scope: PropertyScope): Promise<number> {
  const [row] = await scope.db
    .update(properties)
    .set({ requestNo: sql`${properties.requestNo} + 1` })
    .where(eq(properties.id, scope.propertyId))
    .returning({ no: properties.requestNo });
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return row.no;
}

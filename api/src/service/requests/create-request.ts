import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turnRequests } from '../../platform/database/schema/request-tables.ts';
import { findEarlier, mergeInto } from './merge-request.ts';
import { loadOrdered, writeNewRequest } from './new-request.ts';
import { countRequests, reachedLimit } from './request-limits.ts';
import { loadRequest } from './request-view.ts';
import { NOTE_MAX_CHARS, type RequestResult, type RequestWish, refuse } from './request-wish.ts';

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

  const created = await writeNewRequest(scope, ordered, {
    ...wish,
    title: wish.title ?? service.title,
    quantity,
    note,
    details: [...(wish.details ?? [])],
    by: { kind: wish.source },
  });
  remember(scope, wish, created.id);
  return { ok: true, value: created };
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

import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turnRequests } from '../../platform/database/schema/request-tables.ts';
import { chooseEarlier, mergeInto } from './merge-request.ts';
import { reachedLimit } from './request-limits.ts';
import { loadRequest } from './request-view.ts';
import { NOTE_MAX_CHARS, type RequestResult, type RequestWish, refuse } from './request-wish.ts';
import { loadWishFacts, type WishFacts } from './wish-facts.ts';
import { returnNo, writeRequest } from './write-request.ts';

/**
 * Creates a request from a wish. The caller holds the conversation's lock. A turn that runs again after a crash gets
 * the request it already made; the same wish again within ten minutes becomes a note on the first.
 *
 * @param facts of the same wish, if loaded already
 */
export async function createRequest(
  scope: PropertyScope,
  wish: RequestWish,
  facts?: WishFacts,
): Promise<RequestResult> {
  const { made, requested, candidates, counts, newNo } =
    facts ?? (await loadWishFacts(scope, wish, { withNumber: true }));
  if (made) return { ok: true, value: await loadRequest(scope, made) };
  /** Refuses a wish that has taken a number. One that amends, or may repeat an earlier one, takes none (migration 0715). */
  const refuseWish = (refusal: RequestResult): RequestResult => {
    if (newNo !== null) returnNo(scope);
    return refusal;
  };

  if (!requested?.service.active)
    return refuseWish(refuse('unknown-service', 'This service is not offered here.'));
  const { service, property } = requested;
  const quantity = wish.quantity === null ? null : Math.trunc(wish.quantity);
  if (quantity !== null && (quantity < 1 || quantity > service.maxQuantity)) {
    return refuseWish(
      refuse('quantity-refused', `At most ${service.maxQuantity} at once without asking reception.`),
    );
  }
  const note = wish.note?.trim().slice(0, NOTE_MAX_CHARS) || null;

  const earlier = await chooseEarlier(scope, candidates, wish);
  if (wish.amends && !earlier) return refuse('not-found', 'You have no such open request.');
  if (earlier) {
    remember(scope, wish, earlier.row.id);
    return { ok: true, value: mergeInto(scope, earlier, { ...wish, quantity, note }, service, property) };
  }
  const limit = counts && reachedLimit(counts, service.kind === 'emergency');
  if (limit) return refuseWish(limit);

  const created = await writeRequest(scope, requested, {
    ...wish,
    title: wish.title ?? service.title,
    quantity,
    note,
    details: [...(wish.details ?? [])],
    by: { kind: wish.source },
    no: newNo,
  });
  remember(scope, wish, created.id);
  return { ok: true, value: created };
}

function remember(scope: PropertyScope, wish: RequestWish, requestId: string): void {
  if (!wish.turnId) return;
  scope.writeJoined(
    turnRequests,
    scope.db.insert(turnRequests).values({
      propertyId: scope.propertyId,
      turnId: wish.turnId,
      serviceKey: wish.service,
      part: wish.part ?? 1,
      requestId,
    }),
  );
}

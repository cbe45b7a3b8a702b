import type { ServiceRequest } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { services } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { PropertyLevels } from '../../property/service-levels/resolve-level.ts';
import { namesTime } from '../promises/named-time.ts';
import { nextActionAt } from '../promises/next-clock-action.ts';
import { requestClocks } from '../promises/request-clocks.ts';
import { attachPhotos } from './attach-photos.ts';
import type { LockedRequest, RequestRow } from './lock-request.ts';
import { announceRequest, loadRequest } from './request-view.ts';
import { NOTE_MAX_CHARS, type RequestWish } from './request-wish.ts';

/** Wishes this close together are the same (docs/product.md#state-machines). */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;

/**
 * The request that a wish means, among candidates: the one of its number, or an equal recent one. Towels now and towels
 * for tomorrow are two wishes.
 */
export async function chooseEarlier(
  scope: PropertyScope,
  candidates: readonly RequestRow[],
  wish: Pick<RequestWish, 'amends' | 'details'>,
): Promise<LockedRequest | null> {
  const row = candidates.find(({ details }) => wish.amends || namesTime(details) === namesTime(wish.details));
  return row ? { row, view: await loadRequest(scope, row.id) } : null;
}

/**
 * "Two towels" again is a repeat; another number or note is written down for the person who brings them. The latest
 * details about when and for how many apply, and the earlier ones stay in the note. Returns the request as it is now.
 */
export function mergeInto(
  scope: PropertyScope,
  { row: earlier, view }: LockedRequest,
  {
    quantity,
    note,
    details = [],
    photos,
    amends,
  }: Pick<RequestWish, 'quantity' | 'note' | 'details' | 'photos' | 'amends'>,
  service: typeof services.$inferSelect,
  property: PropertyLevels,
): ServiceRequest {
  const again = [
    quantity !== null && quantity !== earlier.quantity && !amends ? `asked again: ${quantity}` : null,
    note !== null && note !== earlier.note ? note : null,
  ].filter((text) => text !== null);
  const kept = earlier.details.filter(({ slot }) => !details.some((detail) => detail.slot === slot));
  const moved = details.some(
    ({ slot, value }) => !earlier.details.some((known) => known.slot === slot && known.value === value),
  );
  const counted = amends && quantity !== null && quantity !== earlier.quantity;
  const pictured = attachPhotos(scope, earlier.id, photos, view.photos);
  const isPictured = (pictured?.length ?? 0) > (view.photos?.length ?? 0);
  if (again.length === 0 && !moved && !counted && !isPictured) return view;
  const change = {
    quantity:
      quantity === null ? earlier.quantity : amends ? quantity : Math.max(quantity, earlier.quantity ?? 0),
    details: [...kept, ...details],
    note: [earlier.note, ...again]
      .filter((text) => text !== null)
      .join('; ')
      .slice(0, NOTE_MAX_CHARS),
  };
  const clocks =
    moved && namesTime(details)
      ? { ...requestClocks(service, change.details, scope.now, property), escalation: 0, warnedAt: null }
      : null;
  const next = clocks && { ...clocks, actAt: nextActionAt({ ...earlier, ...clocks }) };
  scope.writeJoined(
    requests,
    scope.db
      .update(requests)
      .set({ ...change, ...next })
      .where(scope.own(requests, eq(requests.id, earlier.id))),
  );
  const merged: ServiceRequest = {
    ...view,
    ...change,
    photos: pictured,
    ...(clocks && {
      acknowledgeBy: clocks.acknowledgeBy.toISOString(),
      promisedAt: clocks.promisedAt?.toISOString() ?? null,
      schedule: clocks.schedule,
    }),
  };
  announceRequest(scope, earlier, 'request.updated', merged);
  return merged;
}

import { type Place, parsePlaceCode } from '@bellkey/shared/api';
import { eq, or } from 'drizzle-orm';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { locations, qrCodes } from '../database/schema.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { hashCode } from './code-hash.ts';
import type { WrongCodeLimit } from './wrong-code-limit.ts';

/** A known, active code: which property and place it hangs in. */
export interface ResolvedCode {
  propertyId: string;
  qrCodeId: string;
  locationId: string;
}

/**
 * What a scanned or typed code stands for. Malformed codes never reach the database and are no guesses; a caller
 * with too many wrong ones is refused before it too, except that a right full code always opens: a neighbour's
 * guessing behind the same address must not lock a guest out.
 */
export async function resolveCode(
  store: Store,
  limit: WrongCodeLimit,
  caller: string,
  typed: string,
): Promise<Outcome<ResolvedCode>> {
  const code = parsePlaceCode(typed);
  if (!code) return refused('malformed-code');
  const wait = limit.waitSeconds(caller);
  if (wait !== null && code.kind === 'short') return refused('rate-limited', { retryAfterSeconds: wait });
  const hash = hashCode(code);
  const row = await store.lookUp(hash, async (db) => {
    const [found] = await db
      .select()
      .from(qrCodes)
      .where(or(eq(qrCodes.codeHash, hash), eq(qrCodes.shortCodeHash, hash)));
    return found;
  });
  if (row?.active) return done({ propertyId: row.propertyId, qrCodeId: row.id, locationId: row.locationId });
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
  limit.countWrong(caller);
  return refused(row ? 'inactive-code' : 'unknown-code');
}

/** A place by its id; null when the property has no such place in use. */
export async function readPlace(scope: PropertyScope, locationId: string): Promise<Place | null> {
  const [row] = await scope.db
    .select()
    .from(locations)
    .where(scope.own(locations, eq(locations.id, locationId)));
  return row?.active ? { id: row.id, label: row.label, kind: row.kind } : null;
}

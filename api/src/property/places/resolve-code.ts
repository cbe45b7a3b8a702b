import { type Place, parsePlaceCode } from '@bellkey/shared/api';
import { eq, or } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../platform/database/schema/property-tables.ts';
import type { HttpSide } from '../../platform/http/http-side.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { hashCode } from './code-hash.ts';
import { lockPlaces } from './lock-places.ts';
import { type WrongCodeLimit, waitDetail } from './wrong-code-limit.ts';

const SCAN_INSTEAD = 'Scan the QR picture: that always opens. Or ask at reception.';

/** A known, active code: its property and place. */
export interface ResolvedCode {
  propertyId: string;
  qrCodeId: string;
  locationId: string;
}

/** A code that was replaced, or revoked. */
type EndedCode = Pick<typeof qrCodes.$inferSelect, 'propertyId' | 'locationId'>;

/**
 * Resolves a scanned or typed code. Malformed codes never reach the database and do not count as guesses; a caller with
 * too many wrong ones is refused too, except that a right full code always opens: guesses from the same address must
 * not lock a guest out.
 */
export async function resolveCode(
  store: Store,
  limit: WrongCodeLimit,
  { caller, hostname }: { caller: string; hostname: string },
  typed: string,
): Promise<Outcome<ResolvedCode>> {
  const code = parsePlaceCode(typed);
  if (!code) return refused('malformed-code');
  const hash = hashCode(code);
  const looked: { ended: EndedCode | null } = { ended: null };
  const outcome = await store.lookUp(hash, async (db, now) => {
    const find = async () => {
      const [found] = await db
        .select()
        .from(qrCodes)
        .where(or(eq(qrCodes.codeHash, hash), eq(qrCodes.shortCodeHash, hash)));
      return found;
    };
    const opened = ({ propertyId, id, locationId }: typeof qrCodes.$inferSelect) =>
      done({ propertyId, qrCodeId: id, locationId });
    const row = code.kind === 'full' ? await find() : undefined;
    if (row?.active) return opened(row);
    const wait = await limit.wait(db, [caller], hostname, now);
    if (wait) {
      return refused('rate-limited', { retryAfterSeconds: wait.seconds, ...waitDetail(wait, SCAN_INSTEAD) });
    }
    const typedRow = row ?? (code.kind === 'short' ? await find() : undefined);
    if (typedRow?.active) return opened(typedRow);
    await limit.countWrong(db, [caller], hostname, now);
    looked.ended = typedRow ?? null;
    return refused(typedRow ? 'inactive-code' : 'unknown-code');
  });
  const { ended } = looked;
  return ended && !(await isPlaceInUse(store, ended)) ? refused('place-not-in-use') : outcome;
}

/** Whether the place of a code that has ended is in use: then there may be a newer code. */
async function isPlaceInUse(store: Store, { propertyId, locationId }: EndedCode): Promise<boolean> {
  const place = await store.read(propertyId, async (scope) => done(await loadPlace(scope, locationId)));
  return place.ok && place.value !== null;
}

/** Who tries a code, and at which property's address. */
export const callerOf = ({ address, hostname }: HttpSide) => ({ caller: address, hostname });

/** A place by its id; null when the property has no such place in use. */
export async function loadPlace(scope: PropertyScope, locationId: string): Promise<Place | null> {
  const [row] = await scope.db
    .select()
    .from(locations)
    .where(scope.own(locations, eq(locations.id, locationId)));
  return row?.active ? { id: row.id, label: row.label, kind: row.kind } : null;
}

/**
 * The place of a code that still opens it; null when the code was replaced or revoked, or the place is out of use. The
 * place's row stays locked until the transaction ends, see {@link lockPlaces}.
 */
export async function lockPlaceOfCode(scope: PropertyScope, code: ResolvedCode): Promise<Place | null> {
  // Two statements of one batch: the second one sees what was committed while the first one waited.
  const [[row], [valid]] = await Promise.all([
    lockPlaces(scope, [code.locationId]),
    scope.db
      .select({ id: qrCodes.id })
      .from(qrCodes)
      .where(scope.own(qrCodes, eq(qrCodes.id, code.qrCodeId), eq(qrCodes.active, true))),
  ]);
  return row?.active && valid ? { id: row.id, label: row.label, kind: row.kind } : null;
}

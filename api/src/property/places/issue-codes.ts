import { randomBytes, randomUUID } from 'node:crypto';
import { CODES_ISSUED_PER_HOUR, type CodedPlace, type PrintedCode, shortCodeFrom } from '@bellkey/shared/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { hashCode } from './code-hash.ts';
import { lockPlaces } from './lock-places.ts';

/** Numbers in labels sort as numbers: Room 9 comes before Room 10. */
const BY_LABEL = new Intl.Collator('en', { numeric: true });

/** Port that records who changed which codes; settings implements it, create-handlers connects the two. */
export type RecordCodes = (
  scope: PropertyScope,
  staff: StaffCaller,
  changes: ReadonlyArray<{
    subject: 'code';
    id: string;
    title: string;
    before: { code: 'active' };
    after: { code: 'replaced' | 'ended' };
  }>,
) => void;

/** Port for the guest sessions of a place; guest-sessions implements it, create-handlers connects the two. */
export interface PlaceSessions {
  /** How many sessions are open at each place; places without any are left out. */
  countOpen(scope: PropertyScope): Promise<ReadonlyMap<string, number>>;
  /** Ends every open session of these places. */
  endAt(scope: PropertyScope, placeIds: readonly string[]): Promise<unknown>;
  recordCodes: RecordCodes;
  /** Ends every open session of one place; refused when the property has no such place. */
  endOfPlace(scope: PropertyScope, placeId: string): Promise<Outcome<{ ended: number }>>;
}

/** The places in use, since when each has a code, and how many guest sessions are open. */
export async function loadCodedPlaces(
  scope: PropertyScope,
  sessions: Pick<PlaceSessions, 'countOpen'>,
): Promise<CodedPlace[]> {
  const [rows, open] = await Promise.all([
    scope.db
      .select({ place: locations, issuedAt: qrCodes.createdAt })
      .from(locations)
      .leftJoin(
        qrCodes,
        and(
          eq(qrCodes.propertyId, locations.propertyId),
          eq(qrCodes.locationId, locations.id),
          eq(qrCodes.active, true),
        ),
      )
      .where(scope.own(locations, eq(locations.active, true)))
      .orderBy(asc(locations.label), asc(qrCodes.createdAt)),
    sessions.countOpen(scope),
  ]);
  const places = new Map(
    rows.map(({ place: { id, label, kind }, issuedAt }) => [
      id,
      {
        id,
        label,
        kind,
        codeIssuedAt: issuedAt?.toISOString() ?? null,
        openSessions: open.get(id) ?? 0,
      },
    ]),
  );
  return [...places.values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || BY_LABEL.compare(a.label, b.label),
  );
}

/** The rows of codes stay, so that a scan of a replaced one is told so. */
const CODES_ISSUED: Limit = { name: 'issued-codes', allowed: CODES_ISSUED_PER_HOUR, windowMs: 60 * 60_000 };

/**
 * Issues new codes and returns them once: the database stores hashes. The previous codes stop working at once, and so
 * do the sessions that started with them (docs/product.md#stay-binding).
 */
export async function issueCodes(
  scope: PropertyScope,
  staff: StaffCaller,
  placeIds: readonly string[],
  sessions: Pick<PlaceSessions, 'endAt' | 'recordCodes'>,
): Promise<Outcome<{ codes: PrintedCode[] }>> {
  const { propertyId, now } = scope;
  const wanted = [...new Set(placeIds)];
  const [locked, had, wait] = await Promise.all([
    lockPlaces(scope, wanted),
    scope.db
      .select({ placeId: qrCodes.locationId })
      .from(qrCodes)
      .where(scope.own(qrCodes, inArray(qrCodes.locationId, wanted), eq(qrCodes.active, true))),
    takeOne(scope.db, CODES_ISSUED, propertyId, now),
  ]);
  const places = locked.filter(({ active }) => active);
  if (places.length !== wanted.length) return refused('not-found');
  if (wait) return refused('too-many-requests', { retryAfterSeconds: wait });
  scope.write(
    scope.db
      .update(qrCodes)
      .set({ active: false, rotatedAt: now })
      .where(scope.own(qrCodes, inArray(qrCodes.locationId, wanted), eq(qrCodes.active, true))),
  );
  await sessions.endAt(scope, wanted);
  sessions.recordCodes(
    scope,
    staff,
    // A first code replaces none.
    places
      .filter(({ id }) => had.some(({ placeId }) => placeId === id))
      .map(({ id, label }) => codeChange(id, label, 'replaced')),
  );

  const codes = places
    .sort((a, b) => BY_LABEL.compare(a.label, b.label))
    .map(({ id, label }) => ({
      placeId: id,
      label,
      code: randomBytes(16).toString('base64url'),
      shortCode: shortCodeFrom(randomBytes(7)),
    }));
  scope.write(
    scope.db.insert(qrCodes).values(
      codes.map(({ placeId, code, shortCode }) => ({
        propertyId,
        id: randomUUID(),
        locationId: placeId,
        codeHash: hashCode({ kind: 'full', value: code }),
        shortCodeHash: hashCode({ kind: 'short', value: shortCode }),
        createdAt: now,
      })),
    ),
  );
  return done({ codes });
}

/**
 * Revokes the code of a place and ends the sessions that started with it: a card was stolen, or the table is gone.
 * Refused when the property has no such place.
 */
export async function endCode(
  scope: PropertyScope,
  staff: StaffCaller,
  placeId: string,
  sessions: Pick<PlaceSessions, 'endOfPlace' | 'recordCodes'>,
): Promise<Outcome<{ ended: number }>> {
  const [ended, [place]] = await Promise.all([
    sessions.endOfPlace(scope, placeId),
    lockPlaces(scope, [placeId]),
  ]);
  if (ended.ok) {
    sessions.recordCodes(scope, staff, [codeChange(placeId, place?.label ?? '', 'ended')]);
    scope.write(
      scope.db
        .update(qrCodes)
        .set({ active: false, rotatedAt: scope.now })
        .where(scope.own(qrCodes, eq(qrCodes.locationId, placeId), eq(qrCodes.active, true))),
    );
  }
  return ended;
}

const codeChange = (id: string, title: string, code: 'replaced' | 'ended') =>
  ({ subject: 'code', id, title, before: { code: 'active' }, after: { code } }) as const;

import { randomUUID } from 'node:crypto';
import {
  type AddedPlace,
  MAX_PLACES_IN_ALL,
  type PlaceChange,
  type SettingsPlace,
} from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import type { PlaceSessions } from '../places/issue-codes.ts';
import { placeView } from './load-settings.ts';
import { differingFields, recordChanges } from './record-change.ts';

const loadPlaces = (scope: PropertyScope) =>
  scope.db.select().from(locations).where(scope.own(locations)).orderBy(locations.id).for('update');

/** Form in which equal labels compare equal. */
const folded = (label: string) => label.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** Adds places; a label that a place in use has already, or that is twice in the list, is left out. */
export async function addPlaces(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: readonly AddedPlace[],
): Promise<Outcome<{ added: SettingsPlace[]; leftOut: string[] }>> {
  const [, rows] = await Promise.all([holdLock(scope.db, `places:${scope.propertyId}`), loadPlaces(scope)]);
  const taken = new Set(rows.filter(({ active }) => active).map(({ label }) => folded(label)));
  const leftOut: string[] = [];
  const added: Array<typeof locations.$inferSelect> = [];
  for (const place of wanted) {
    const label = folded(place.label);
    if (taken.has(label)) leftOut.push(place.label);
    else {
      taken.add(label);
      added.push({ propertyId: scope.propertyId, id: randomUUID(), ...place, active: true, version: 1 });
    }
  }
  if (rows.length + added.length > MAX_PLACES_IN_ALL) return refused('settings-full');
  if (added.length > 0) {
    scope.write(scope.db.insert(locations).values(added));
    recordChanges(
      scope,
      staff,
      added.map(({ id, label, kind, floor }) => ({
        subject: 'place',
        id,
        title: label,
        before: null,
        after: { label, kind, floor },
      })),
    );
  }
  return done({ added: added.map(placeView), leftOut });
}

/**
 * Changes a place that is unchanged since the caller loaded it. A place taken out of use loses its code and its open
 * guest sessions at once; back in use it needs a new code.
 */
export async function changePlace(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { version, ...wanted }: PlaceChange,
  sessions: Pick<PlaceSessions, 'endAt'>,
): Promise<Outcome<SettingsPlace>> {
  const rows = await loadPlaces(scope);
  const row = rows.find((place) => place.id === id);
  if (!row) return refused('not-found');
  if (row.version !== version) return refused('version-conflict');
  const label = folded(wanted.label);
  if (wanted.active && rows.some((other) => other.id !== id && other.active && folded(other.label) === label))
    return refused('bad-input', { fields: { label: 'Another place in use has this name.' } });
  const changed = differingFields(
    { label: row.label, kind: row.kind, floor: row.floor, active: row.active },
    wanted,
  );
  if (!changed) return done(placeView(row));
  scope.write(
    scope.db
      .update(locations)
      .set({ ...wanted, version: version + 1 })
      .where(scope.own(locations, eq(locations.id, id))),
  );
  if (row.active && !wanted.active) {
    allowRoundTrips(1);
    scope.write(
      scope.db
        .update(qrCodes)
        .set({ active: false, rotatedAt: scope.now })
        .where(scope.own(qrCodes, eq(qrCodes.locationId, id), eq(qrCodes.active, true))),
    );
    await sessions.endAt(scope, [id]);
  }
  recordChanges(scope, staff, [{ subject: 'place', id, title: row.label, ...changed }]);
  return done(placeView({ ...row, ...wanted, version: version + 1 }));
}

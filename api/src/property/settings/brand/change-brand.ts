import type { BrandChange, BrandMark, BrandPicture, BrandSettings, BrandState } from '@bellkey/shared/api';
import { eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { brandImages, properties } from '../../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../record-change.ts';
import { type BrandRow, brandView, loadBrandRow, NO_BRAND } from './load-brand.ts';

type Found = Pick<typeof brandImages.$inferSelect, 'hash' | 'kind' | 'details'>;

/** Sets the brand of the property. */
export async function changeBrand(
  scope: PropertyScope,
  staff: StaffCaller,
  { mark, picture, accent, greeting, version }: BrandChange,
): Promise<Outcome<BrandSettings>> {
  const [row, images] = await Promise.all([loadBrandRow(scope, true), loadImages(scope, [mark, picture])]);
  if (row.guestBrandVersion !== version) return refused('version-conflict');
  const found = (kind: Found['kind'], hash: string | null) =>
    images.find((image) => image.kind === kind && image.hash === hash)?.details ?? null;
  const next: BrandState = {
    mark: found('mark', mark) as BrandMark | null,
    picture: found('picture', picture) as BrandPicture | null,
    accent,
    greeting,
  };
  const gone = 'Upload it again: it was not used within a day.';
  if (mark !== null && next.mark === null) return refused('bad-input', { fields: { mark: gone } });
  if (picture !== null && next.picture === null) return refused('bad-input', { fields: { picture: gone } });
  return write(scope, staff, row, isEmpty(next) ? null : next);
}

/** Removes the brand of the property; it stays the one before. */
export async function removeBrand(scope: PropertyScope, staff: StaffCaller): Promise<Outcome<BrandSettings>> {
  return write(scope, staff, await loadBrandRow(scope, true), null);
}

/** Exchanges the brand and the one before it. */
export async function restoreBrand(
  scope: PropertyScope,
  staff: StaffCaller,
  version: number,
): Promise<Outcome<BrandSettings>> {
  const row = await loadBrandRow(scope, true);
  if (row.guestBrandVersion !== version) return refused('version-conflict');
  const { guestBrandBefore: before } = row;
  return before ? write(scope, staff, row, isEmpty(before) ? null : before) : done(brandView(row));
}

const isEmpty = ({ mark, picture, accent, greeting }: BrandState) =>
  !mark && !picture && !accent && Object.keys(greeting).length === 0;

async function loadImages(
  scope: PropertyScope,
  hashes: ReadonlyArray<string | null>,
): Promise<readonly Found[]> {
  const wanted = hashes.filter((hash) => hash !== null);
  if (wanted.length === 0) return [];
  const { hash, kind, details } = brandImages;
  return scope.db
    .select({ hash, kind, details })
    .from(brandImages)
    .where(scope.own(brandImages, inArray(hash, wanted)));
}

/** In the log of changes an image is the beginning of its hash: enough to tell two apart. */
const logged = ({ mark, picture, accent, greeting }: BrandState) => ({
  mark: mark?.hash.slice(0, 8) ?? null,
  picture: picture?.hash.slice(0, 8) ?? null,
  accent,
  greeting: Object.entries(greeting).map(([language, line]) => `${language}: ${line}`),
});

function write(
  scope: PropertyScope,
  staff: StaffCaller,
  row: BrandRow,
  next: BrandState | null,
): Outcome<BrandSettings> {
  const was = row.guestBrand ?? NO_BRAND;
  const changed = differingFields(logged(was), logged(next ?? NO_BRAND));
  if (!changed) return done(brandView(next === null ? leaveWithout(scope, row) : row));
  const columns = {
    guestBrand: next,
    guestBrandBefore: was,
    guestBrandVersion: row.guestBrandVersion + 1,
  };
  scope.write(scope.db.update(properties).set(columns).where(eq(properties.id, scope.propertyId)));
  recordChanges(scope, staff, [{ subject: 'brand', id: scope.propertyId, title: row.name, ...changed }]);
  return done(brandView({ ...row, ...columns }));
}

/** Notes that managers leave the property without a brand: that is decided then, and no longer a step of the set-up. */
function leaveWithout(scope: PropertyScope, row: BrandRow): BrandRow {
  if (row.guestBrandVersion > 1) return row;
  const guestBrandVersion = row.guestBrandVersion + 1;
  scope.write(
    scope.db.update(properties).set({ guestBrandVersion }).where(eq(properties.id, scope.propertyId)),
  );
  return { ...row, guestBrandVersion };
}

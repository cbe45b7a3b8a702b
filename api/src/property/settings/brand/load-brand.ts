import type { BrandSettings, BrandState } from '@bellkey/shared/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { brandImages, properties } from '../../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { isInBrand } from './keep-image.ts';

/** The brand of a property that has set none. */
export const NO_BRAND: BrandState = { mark: null, picture: null, accent: null, greeting: {} };

/** What is kept of a property's brand. */
export type BrandRow = Pick<
  typeof properties.$inferSelect,
  'guestBrand' | 'guestBrandBefore' | 'guestBrandVersion' | 'name'
>;

/** A property's row as its managers see the brand. */
export const brandView = ({ guestBrand, guestBrandBefore, guestBrandVersion }: BrandRow): BrandSettings => ({
  brand: guestBrand ?? NO_BRAND,
  before: guestBrandBefore,
  version: guestBrandVersion,
});

/** The columns of the brand; `lock` keeps other changes waiting. */
export async function loadBrandRow(scope: PropertyScope, lock: boolean): Promise<BrandRow> {
  const { guestBrand, guestBrandBefore, guestBrandVersion, name } = properties;
  const query = scope.db
    .select({ guestBrand, guestBrandBefore, guestBrandVersion, name })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return row;
}

/** An image for its managers: any that was uploaded. */
export const loadOwnImage = (scope: PropertyScope, hash: string): Promise<Outcome<Blob>> =>
  load(scope, hash, 'full');

/** An image for anyone: only those of the present brand, and of the one before it, which pages may still show. */
export const loadPublicImage = (
  scope: PropertyScope,
  hash: string,
  size: 'full' | 'small',
): Promise<Outcome<Blob>> => load(scope, hash, size, isInBrand(scope));

async function load(
  scope: PropertyScope,
  hash: string,
  size: 'full' | 'small',
  condition?: SQL,
): Promise<Outcome<Blob>> {
  const { content, small } = brandImages;
  const [row] = await scope.db
    .select({ bytes: size === 'small' ? sql<Uint8Array>`coalesce(${small}, ${content})` : content })
    .from(brandImages)
    .where(scope.own(brandImages, and(eq(brandImages.hash, hash), condition)));
  return row ? done(new Blob([new Uint8Array(row.bytes)], { type: 'image/webp' })) : refused('not-found');
}

import { type BrandMark, type BrandPicture, MAX_UNUSED_BRAND_IMAGES } from '@bellkey/shared/api';
import { and, count, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../../platform/database/property-scope.ts';
import { brandImages } from '../../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import type { DecodePicture, OpenPicture } from '../../../platform/pictures/decode-pictures.ts';
import { type PreparedImage, prepareMark, preparePicture } from './prepare-image.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Dependencies {
  store: Store;
  decode: DecodePicture;
}

/** Keeps a mark for a brand that names it later. */
export const keepMark = (dependencies: Dependencies, propertyId: string, bytes: Uint8Array) =>
  keep<BrandMark>(dependencies, propertyId, 'mark', bytes, (open) => prepareMark(open, bytes));

/** Keeps a picture for a brand that names it later. */
export const keepPicture = (dependencies: Dependencies, propertyId: string, bytes: Uint8Array) =>
  keep<BrandPicture>(dependencies, propertyId, 'picture', bytes, (open) => preparePicture(open, bytes));

/** Whether an image is in the brand that guests see, or in the one before it. */
export const isInBrand = (scope: PropertyScope): SQL => sql`exists (select from properties p
  where p.id = ${scope.propertyId} and ${brandImages.hash} in (p.guest_brand #>> '{mark,hash}', p.guest_brand #>> '{picture,hash}',
    p.guest_brand_before #>> '{mark,hash}', p.guest_brand_before #>> '{picture,hash}'))`;

/**
 * No transaction is open while it is decoded. Images that no brand names go after a day, with the next upload; so many
 * at once are refused.
 */
async function keep<Details extends BrandMark | BrandPicture>(
  { store, decode }: Dependencies,
  propertyId: string,
  kind: 'mark' | 'picture',
  bytes: Uint8Array,
  prepare: (open: OpenPicture) => Promise<PreparedImage<Details> | null>,
): Promise<Outcome<Details>> {
  const prepared = await decode(bytes, propertyId, prepare);
  if (!prepared.ok) return prepared;
  if (prepared.value === null)
    return refused('photo-unreadable', { detail: 'It is transparent all over: nothing of it would show.' });
  const { details, content, small } = prepared.value;
  return store.inProperty(propertyId, async (scope) => {
    const unused = sql`not ${isInBrand(scope)}`;
    const yesterday = new Date(scope.now.getTime() - DAY_MS);
    const [[recent]] = await Promise.all([
      scope.db
        .select({ rows: count() })
        .from(brandImages)
        .where(scope.own(brandImages, and(unused, gt(brandImages.createdAt, yesterday)))),
      scope.db
        .delete(brandImages)
        .where(scope.own(brandImages, and(unused, lt(brandImages.createdAt, yesterday)))),
    ]);
    if ((recent?.rows ?? 0) >= MAX_UNUSED_BRAND_IMAGES)
      return refused('rate-limited', { retryAfterSeconds: DAY_MS / 1000 / 24 });
    scope.write(
      scope.db
        .insert(brandImages)
        .values({
          propertyId: scope.propertyId,
          hash: details.hash,
          kind,
          createdAt: scope.now,
          details,
          content,
          small,
        })
        .onConflictDoUpdate({
          target: [brandImages.propertyId, brandImages.hash],
          set: { createdAt: scope.now },
        }),
    );
    return done(details);
  });
}

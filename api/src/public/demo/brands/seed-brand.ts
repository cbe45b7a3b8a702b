import { and, eq, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { brandImages, properties } from '../../../platform/database/schema/property-tables.ts';
import type { DrawnBrand } from './draw-brand.ts';

/** Whether this scope's property has no brand, and no one has ever set or removed one. */
export async function lacksBrand(scope: PropertyScope): Promise<boolean> {
  const [row] = await scope.db.select({ id: properties.id }).from(properties).where(untouched(scope));
  return row !== undefined;
}

/** Gives this scope's property the brand, if {@link lacksBrand}. */
export async function seedBrand(scope: PropertyScope, { state, mark, picture }: DrawnBrand): Promise<void> {
  const common = { propertyId: scope.propertyId, createdAt: scope.now };
  const rows = [
    { ...common, kind: 'mark' as const, hash: mark.details.hash, ...mark },
    { ...common, kind: 'picture' as const, hash: picture.details.hash, ...picture },
  ];
  await scope.db.insert(brandImages).values(rows).onConflictDoNothing();
  // The version stays the first: a property's first change is its managers'.
  await scope.db.update(properties).set({ guestBrand: state }).where(untouched(scope));
}

const untouched = (scope: PropertyScope) =>
  and(
    eq(properties.id, scope.propertyId),
    isNull(properties.guestBrand),
    eq(properties.guestBrandVersion, 1),
  );

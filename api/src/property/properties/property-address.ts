import { SUBDOMAIN_PATTERN } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';

/** What decides at which addresses a property is. */
export interface PropertyAddress {
  slug: string;
  /** Key of the co-brand that it belongs to; null for the product's own. */
  brand: string | null;
  isDemo: boolean;
}

/** By property. */
const addresses: Kept<PropertyAddress> = { name: 'property-address' };

/** The address of this scope's property. Cached until the property changes. */
export async function loadAddress(scope: PropertyScope): Promise<PropertyAddress> {
  const { memory, propertyId } = scope;
  const known = memory.get(addresses, propertyId);
  if (known) return known;
  const since = memory.moment();
  const [row] = await outsideBudget(() =>
    scope.db
      .select({ slug: properties.slug, brand: properties.brand, demoUntil: properties.demoUntil })
      .from(properties)
      .where(eq(properties.id, propertyId)),
  );
  if (!row) throw new Error(`Property ${propertyId} does not exist`);
  const address = { slug: row.slug, brand: row.brand, isDemo: row.demoUntil !== null };
  const rows = [{ kind: 'property' as const, propertyId, id: propertyId }];
  scope.afterCommit(() => memory.keep(addresses, propertyId, address, rows, since));
  return address;
}

/** A property by its subdomain, temporary ones included. */
export async function findBySlug(
  store: Store,
  slug: string,
): Promise<{ id: string; isDemo: boolean } | null> {
  const [row] = await store.lookUpEach(`slug:${slug}`, (db) =>
    db
      .select({ id: properties.id, demoUntil: properties.demoUntil })
      .from(properties)
      .where(eq(properties.slug, slug)),
  );
  return row ? { id: row.id, isDemo: row.demoUntil !== null } : null;
}

/** The id of the property at a subdomain; null for none, and for temporary ones. */
export async function propertyAt(store: Store, subdomain: string): Promise<string | null> {
  const slug = subdomain.toLowerCase();
  if (!SUBDOMAIN_PATTERN.test(slug)) return null;
  const found = await findBySlug(store, slug);
  return found && !found.isDemo ? found.id : null;
}

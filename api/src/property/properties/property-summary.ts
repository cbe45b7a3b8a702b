import type { BrandState, PropertyBrand, PropertySummary } from '@bellkey/shared/api';
import { deriveAccent } from '@bellkey/shared/colour';
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';
import { emergencyNumber } from './emergency-number.ts';

/** By property. */
const summaries: Kept<PropertySummary> = { name: 'property' };

/** What anyone may know about this scope's property. Cached until the property changes. */
export async function loadProperty(scope: PropertyScope): Promise<PropertySummary> {
  const { memory, propertyId } = scope;
  const known = memory.get(summaries, propertyId);
  if (known) return known;
  const since = memory.moment();
  const [row] = await outsideBudget(() =>
    scope.db.select().from(properties).where(eq(properties.id, propertyId)),
  );
  if (!row) throw new Error(`Property ${propertyId} does not exist`);
  const summary = toSummary(row);
  // A transaction sees its own uncommitted changes: only committed rows are cached.
  scope.afterCommit(() =>
    memory.keep(summaries, propertyId, summary, [{ kind: 'property', propertyId, id: propertyId }], since),
  );
  return summary;
}

/** A property's row as anyone may see it. */
export function toSummary(row: typeof properties.$inferSelect): PropertySummary {
  const { id, slug, name, kind, timeZone, currency, languages, phone, guestBrand } = row;
  return {
    id,
    slug,
    name,
    kind,
    timeZone,
    currency,
    languages,
    phone,
    emergencyNumber: emergencyNumber(row),
    ...(guestBrand && { brand: brandView(guestBrand) }),
  };
}

/** A property's brand as guests' pages use it. */
function brandView({ mark, picture, accent }: BrandState): PropertyBrand {
  const derived = accent === null ? null : deriveAccent(accent);
  return {
    mark,
    picture,
    accent: derived && { ...derived, light: derived.light.text, dark: derived.dark.text },
  };
}

/** The end of the property's event log: streaming from here misses nothing that is loaded afterwards. */
export async function loadCursor(scope: PropertyScope): Promise<string> {
  const [row] = await scope.db
    .select({ eventNo: properties.eventNo })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  return String(row?.eventNo ?? 0);
}

/** The same as {@link loadCursor}, as a column of a statement that loads the rest. */
export const cursorJson = (propertyId: string | Placeholder): SQL =>
  sql`coalesce((select event_no from properties where properties.id = ${propertyId}), 0)::text`;

/** Ids of every property, for background work in each of them. */
export function listPropertyIds(store: Store): Promise<string[]> {
  return store.lookUpEach('every property', async (db) =>
    (await db.select({ id: properties.id }).from(properties)).map(({ id }) => id),
  );
}

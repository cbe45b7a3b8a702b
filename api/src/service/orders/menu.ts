import type { MenuItem } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';

/** `HH:MM` at the property. */
export function timeOfDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
}

/** Whether a mealtime is now; one that ends before it begins goes past midnight. */
export function isServedAt(time: string, from: string | null, until: string | null): boolean {
  if (from === null || until === null) return true;
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

/** The menu as it is served at this moment, in its own order. Sold-out dishes are in it. */
export async function loadMenu(scope: PropertyScope, timeZone: string): Promise<MenuItem[]> {
  const rows = await scope.content('menu', () =>
    scope.db
      .select({ item: menuItems, category: menuCategories })
      .from(menuItems)
      .innerJoin(
        menuCategories,
        and(eq(menuCategories.propertyId, menuItems.propertyId), eq(menuCategories.id, menuItems.categoryId)),
      )
      .where(scope.own(menuItems))
      .orderBy(asc(menuCategories.position), asc(menuItems.position)),
  );
  const time = timeOfDay(scope.now, timeZone);
  return rows.map(({ item, category }) => {
    const { availableFrom: from, availableUntil: until } = category;
    return {
      id: item.id,
      name: item.name,
      description: item.description,
      priceCents: item.priceCents,
      allergens: item.allergens,
      diets: item.diets,
      ageRestricted: item.ageRestricted,
      optionGroups: item.optionGroups,
      category: { id: category.id, name: category.name },
      served: from !== null && until !== null ? { from, until } : null,
      state: !item.available ? 'sold-out' : isServedAt(time, from, until) ? 'available' : 'not-now',
    };
  });
}

import { allergenNames } from '@bellkey/shared/allergens';
import type { MenuItem } from '@bellkey/shared/api';
import { isServedAt } from '@bellkey/shared/order-price';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';

/** Creating a formatter costs more than a hundred uses; there are as many as time zones of properties. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `HH:MM` at the property. */
export function timeOfDay(now: Date, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(now);
}

/** What decides whether a dish is available: the kitchen's settings, and the mealtimes of its category. */
export interface Serving {
  available: boolean;
  /** When a sold-out dish becomes available again. */
  soldOutUntil: Date | string | null;
  from: string | null;
  until: string | null;
}

/** Whether a dish is available at an instant, which is `time` at the property. */
export function dishState(
  { available, soldOutUntil, from, until }: Serving,
  now: Date,
  time: string,
): MenuItem['state'] {
  if (!available && !(soldOutUntil && new Date(soldOutUntil) <= now)) return 'sold-out';
  return isServedAt(time, from, until) ? 'available' : 'not-now';
}

/** A dish with its category, as written. */
export interface Dish {
  item: typeof menuItems.$inferSelect;
  category: typeof menuCategories.$inferSelect;
}

/** The dishes on the property's menu in its order, sold-out ones included. */
export function loadDishes(scope: PropertyScope): Promise<Dish[]> {
  return scope.content('menu', () =>
    scope.db
      .select({ item: menuItems, category: menuCategories })
      .from(menuItems)
      .innerJoin(
        menuCategories,
        and(eq(menuCategories.propertyId, menuItems.propertyId), eq(menuCategories.id, menuItems.categoryId)),
      )
      .where(scope.own(menuItems, eq(menuItems.listed, true)))
      .orderBy(asc(menuCategories.position), asc(menuItems.position), asc(menuItems.id)),
  );
}

/** The menu as served at an instant. */
export function menuNow(dishes: readonly Dish[], now: Date, timeZone: string): MenuItem[] {
  const time = timeOfDay(now, timeZone);
  return dishes.map(({ item, category }) => {
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
      state: dishState(
        { available: item.available, soldOutUntil: item.soldOutUntil, from, until },
        now,
        time,
      ),
    };
  });
}

/** The menu as served now, in its own order, sold-out dishes included. */
export async function loadMenu(scope: PropertyScope, timeZone: string): Promise<MenuItem[]> {
  return menuNow(await loadDishes(scope), scope.now, timeZone);
}

/** Dishes for guests' pages: known allergens by their English names, by which the pages find those of each language. */
export const forGuests = (items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => ({ ...item, allergens: allergenNames(item.allergens, 'en') }));

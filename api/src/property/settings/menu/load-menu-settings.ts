import type { MenuSettings } from '@bellkey/shared/api';
import { asc } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { menuCategories, menuItems } from '../../../platform/database/schema/order-tables.ts';
import { categoryView, dishView } from './menu-views.ts';

/** The whole menu in its order, including sold-out and unavailable dishes. */
export async function loadMenuSettings(scope: PropertyScope): Promise<MenuSettings> {
  const [categories, dishes] = await Promise.all([
    scope.db
      .select()
      .from(menuCategories)
      .where(scope.own(menuCategories))
      .orderBy(asc(menuCategories.position), asc(menuCategories.id)),
    scope.db
      .select()
      .from(menuItems)
      .where(scope.own(menuItems))
      .orderBy(asc(menuItems.position), asc(menuItems.id)),
  ]);
  return { categories: categories.map(categoryView), dishes: dishes.map(dishView) };
}

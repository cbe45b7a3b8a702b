import type { NewMenuItem, NewProperty } from '@bellkey/shared/api';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';

/** A small menu to be replaced; every dish says that it is a sample. Prices in the currency's smallest unit. */
const SAMPLE_MENU: readonly NewMenuItem[] = [
  dish('Snacks', 'Club sandwich (sample)', 'Chicken, bacon, egg, tomato', 1400, ['gluten', 'eggs']),
  dish('Snacks', 'Soup of the day (sample)', 'Ask which one it is', 800, []),
  dish('Drinks', 'Still water (sample)', '50 cl', 300, []),
  dish('Drinks', 'Coffee (sample)', 'Espresso or with milk', 300, ['milk']),
];

function dish(
  category: string,
  name: string,
  description: string,
  priceCents: number,
  allergens: string[],
): NewMenuItem {
  return { category, name, description, priceCents, allergens };
}

/** The given menu or, if samples are wanted and none was given, the sample one. */
export async function insertMenu(scope: PropertyScope, { menu, samples, kind }: NewProperty): Promise<void> {
  const dishes = menu.length > 0 ? menu : samples && kind !== 'str' ? SAMPLE_MENU : [];
  if (dishes.length === 0) return;
  const { propertyId } = scope;
  const categories = [...new Set(dishes.map(({ category }) => category))];
  await insertRows(
    scope.db,
    menuCategories,
    categories.map((name, position) => ({ propertyId, id: `category-${position + 1}`, name, position })),
  );
  await insertRows(
    scope.db,
    menuItems,
    dishes.map(({ category, ...item }, position) => ({
      propertyId,
      id: `item-${position + 1}`,
      categoryId: `category-${categories.indexOf(category) + 1}`,
      ...item,
      diets: [],
      position,
    })),
  );
}

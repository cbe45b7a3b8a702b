import type { SettingsCategory, SettingsDish } from '@bellkey/shared/api';
import type { menuCategories, menuItems } from '../../../platform/database/schema/order-tables.ts';

export type DishRow = typeof menuItems.$inferSelect;
export type CategoryRow = typeof menuCategories.$inferSelect;

/** A dish's row as managers see it. */
export function dishView(row: DishRow): SettingsDish {
  const { id, name, description, priceCents, allergens, diets, ageRestricted, categoryId } = row;
  const { listed, available, soldOutUntil, optionGroups, version } = row;
  return {
    id,
    name,
    description,
    priceCents,
    allergens,
    diets,
    ageRestricted,
    categoryId,
    listed,
    available,
    soldOutUntil: soldOutUntil?.toISOString() ?? null,
    options: optionGroups.length,
    version,
  };
}

/** A section of the menu as managers see it. */
export function categoryView({
  id,
  name,
  availableFrom,
  availableUntil,
  version,
}: CategoryRow): SettingsCategory {
  return { id, name, from: availableFrom, until: availableUntil, version };
}

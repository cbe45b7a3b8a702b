import type { MenuItem, OperationOutput } from '@bellkey/shared/api';
import { plainText } from '@bellkey/shared/plain-text';

/** The menu in the API's response. */
export type Menu = OperationOutput<'GET /api/guest/menu'>;

/** What a guest searches the menu for. */
export interface MenuFilter {
  search: string;
  /** A dish has all of these marks. */
  diets: readonly string[];
  /** A dish lists none of them. That does not say what it may contain. */
  allergens: readonly string[];
}

/** A part of the menu with its dishes, in the menu's order. */
export interface MenuSection {
  id: string;
  name: string;
  served: MenuItem['served'];
  items: MenuItem[];
}

export const NO_FILTER: MenuFilter = { search: '', diets: [], allergens: [] };

/** Whether a filter leaves anything out. */
export const isFiltered = ({ search, diets, allergens }: MenuFilter): boolean =>
  search.trim() !== '' || diets.length > 0 || allergens.length > 0;

/** The parts of the menu with dishes that match a filter. */
export function menuSections(items: readonly MenuItem[], filter: MenuFilter): MenuSection[] {
  const words = plainText(filter.search).split(/\s+/).filter(Boolean);
  const sections = new Map<string, MenuSection>();
  for (const item of items) {
    const text = plainText(`${item.name} ${item.description} ${item.diets.join(' ')} ${item.category.name}`);
    const fits =
      words.every((word) => text.includes(word)) &&
      filter.diets.every((diet) => item.diets.includes(diet)) &&
      !filter.allergens.some((allergen) => item.allergens.includes(allergen));
    if (!fits) continue;
    const { id, name } = item.category;
    const section = sections.get(id) ?? { id, name, served: item.served, items: [] };
    section.items.push(item);
    sections.set(id, section);
  }
  return [...sections.values()];
}

const distinct = (marks: readonly string[]) => [...new Set(marks)].sort((a, b) => a.localeCompare(b));

/** The marked diets and allergens, each once. */
export const menuMarks = (items: readonly MenuItem[]): { diets: string[]; allergens: string[] } => ({
  diets: distinct(items.flatMap(({ diets }) => diets)),
  allergens: distinct(items.flatMap(({ allergens }) => allergens)),
});

/**
 * When the kitchen opens next, as `19:00`; null while something is served, and when no mealtime is left.
 *
 * @param time on the property's clocks, as `16:30`
 */
export function nextOpening(items: readonly MenuItem[], time: string): string | null {
  if (items.some(({ state }) => state === 'available')) return null;
  const openings = items.flatMap(({ state, served }) => (state === 'not-now' && served ? [served.from] : []));
  const sorted = openings.sort();
  return sorted.find((from) => from > time) ?? sorted[0] ?? null;
}

import { CATEGORY_KEYS, type CategoryKey } from '../keys/category-key.ts';
import { categoryIcons } from './category-icons.ts';
import { isServiceKey } from './find-service.ts';
import { genericService, serviceIcons } from './service-icons.ts';
import { serviceTitles } from './service-titles.ts';

/** The category of services that are not among the 40, by the department that does them. */
const CATEGORY_OF_DEPARTMENT: Readonly<Record<string, CategoryKey>> = {
  'front-desk': 'assistance',
  housekeeping: 'housekeeping',
  maintenance: 'technical',
  'food-beverage': 'food',
  concierge: 'assistance',
  spa: 'couple',
  bell: 'assistance',
  activities: 'special',
};

/** Departments whose own services get the icon of a category. */
export const DEPARTMENTS_WITH_CATEGORY: readonly string[] = Object.keys(CATEGORY_OF_DEPARTMENT);

/**
 * Where the host serves the icon of a property's service: that of the service itself if it is one of the 40, else of
 * the category whose tags name it, else of its department's category, else the generic one (specification, section 3).
 *
 * @example serviceIconUrl('towels', 'housekeeping'); // '/assets/categories/toiletries.svg'
 */
export function serviceIconUrl(key: string, departmentKey: string): string {
  if (isServiceKey(key)) return serviceIcons[key].url;
  const category = categoryNamed(key) ?? CATEGORY_OF_DEPARTMENT[departmentKey];
  return (category ? categoryIcons[category] : genericService).url;
}

/** The category whose tags name a service. */
const categoryNamed = (key: string): CategoryKey | undefined =>
  CATEGORY_KEYS.find((category) => categoryIcons[category].tags.includes(key.toLowerCase()));

/**
 * The category that a property's service is grouped under, by the same rules as {@link serviceIconUrl}; `special` for
 * the rest.
 */
export function serviceCategory(key: string, departmentKey: string): CategoryKey {
  if (isServiceKey(key)) return serviceTitles[key].category;
  return categoryNamed(key) ?? CATEGORY_OF_DEPARTMENT[departmentKey] ?? 'special';
}

import type { CategoryKey } from '../keys/category-key.ts';
import { categoryIcons } from './category-icons.ts';
import { isServiceKey } from './find-service.ts';
import { genericService, serviceIcons } from './service-icons.ts';

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

/**
 * Where the host serves the icon of a property's service: its own when it is one of the 40, else that of the category
 * whose tags name it, else that of its department's category, else the generic service's (specification, section 3).
 *
 * @example
 * serviceIconUrl('towels', 'housekeeping'); // '/assets/categories/toiletries.svg'
 */
export function serviceIconUrl(key: string, departmentKey: string): string {
  if (isServiceKey(key)) return serviceIcons[key].url;
  const named = Object.values(categoryIcons).find(({ tags }) => tags.includes(key.toLowerCase()));
  const category = CATEGORY_OF_DEPARTMENT[departmentKey];
  return (named ?? (category ? categoryIcons[category] : genericService)).url;
}

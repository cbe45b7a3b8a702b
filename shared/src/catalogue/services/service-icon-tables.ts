import { CATEGORY_KEYS } from '../keys/category-key.ts';
import { SERVICE_KEYS } from '../keys/service-key.ts';
import { categoryIcons } from './category-icons.ts';
import { DEPARTMENTS_WITH_CATEGORY, serviceIconUrl } from './service-icon-url.ts';
import { genericService } from './service-icons.ts';

/** The rules of {@link serviceIconUrl} as tables, for SQL; the first table with the key counts. */
export interface ServiceIconTables {
  /** By the service's key. */
  services: Record<string, string>;
  /** By its key in small letters. */
  named: Record<string, string>;
  /** By its department's key. */
  departments: Record<string, string>;
  /** For all other services. */
  generic: string;
}

/** Builds the tables. */
export function serviceIconTables(): ServiceIconTables {
  const named = CATEGORY_KEYS.flatMap((category) =>
    categoryIcons[category].tags.map((tag) => [tag, categoryIcons[category].url] as const),
  );
  return {
    services: Object.fromEntries(SERVICE_KEYS.map((key) => [key, serviceIconUrl(key, '')])),
    // Reversed, so that the first of two categories with the same tag wins.
    named: Object.fromEntries(named.reverse()),
    departments: Object.fromEntries(DEPARTMENTS_WITH_CATEGORY.map((key) => [key, serviceIconUrl('', key)])),
    generic: genericService.url,
  };
}

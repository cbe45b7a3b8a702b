import type { BrandProfile } from '@bellkey/shared/brand';
import * as messages from '../../messages/compiled/shell/en.ts';

interface Titled {
  path: string;
  title: string;
  /** Of a page that is at a property's address only, in the place of the home page. */
  at?: string | undefined;
}

/** Title of the browser's tab: the page and the brand; on the home page the brand's own title. */
export function documentTitle(brand: BrandProfile, page: Titled | null): string {
  if (!page) return messages.notFoundTitle({ brand: brand.name });
  return page.path === '/' && !page.at ? brand.meta.title : `${page.title} · ${brand.name}`;
}

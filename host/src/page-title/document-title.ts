import type { BrandProfile } from '@bellkey/shared/brand';
import * as messages from '../../messages/compiled/shell/en.ts';

/** Title of the browser's tab: the page and the brand; on the home page the brand's own title. */
export function documentTitle(brand: BrandProfile, page: { path: string; title: string } | null): string {
  if (!page) return messages.pageNotFoundBrand({ brand: brand.name });
  return page.path === '/' ? brand.meta.title : `${page.title} · ${brand.name}`;
}

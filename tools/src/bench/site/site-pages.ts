import type { ComposedPage } from '@bellkey/shared/remote';

/** Brands and their subdomains; null for the product's own host. */
export const BRAND_SUBDOMAINS = { default: null, harbourline: 'harbourline' } as const;
export type BrandKey = keyof typeof BRAND_SUBDOMAINS;

/** Paths of all pages of the public site; a path parameter has its first known value. */
export function sitePaths(pages: readonly ComposedPage[]): string[] {
  return pages
    .filter(({ remote }) => remote === 'marketing')
    .flatMap(({ path, params }) => {
      const filled = path.replace(/:(\w+)/g, (whole, name: string) => params?.[name]?.[0] ?? whole);
      return filled.includes(':') ? [] : [filled];
    });
}

/** Address of a brand on a stack. */
export function brandUrl(shellUrl: string, brand: BrandKey): string {
  const subdomain = BRAND_SUBDOMAINS[brand];
  const url = new URL(shellUrl);
  if (subdomain) url.hostname = `${subdomain}.${url.hostname}`;
  return url.origin;
}

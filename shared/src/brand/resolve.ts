import { defaultBrand } from './default.ts';
import { harbourline } from './harbourline.ts';
import type { BrandProfile } from './profile.ts';
import { detectSubdomain } from './subdomain.ts';

/** The co-brands that are built in; a deployment adds others as data files (`host/brands`). */
const coBrands: readonly BrandProfile[] = [harbourline];

/**
 * The key of the brand of a host name, among these keys; any host without a co-brand's subdomain gets the product's
 * own.
 */
export function resolveBrandKey(hostname: string, keys: readonly string[]): string {
  const { subdomain } = detectSubdomain(hostname);
  return subdomain !== null && keys.includes(subdomain) ? subdomain : defaultBrand.key;
}

/** The brand of a host name, by the same rule. */
export function resolveBrand(hostname: string, brands: readonly BrandProfile[] = coBrands): BrandProfile {
  const key = resolveBrandKey(
    hostname,
    brands.map((brand) => brand.key),
  );
  return brands.find((brand) => brand.key === key) ?? defaultBrand;
}

/** Whether a brand is a partner's rather than the product's own. */
export function isCoBrand({ key }: Pick<BrandProfile, 'key'>): boolean {
  return key !== defaultBrand.key;
}

/** Every brand that is built in, the default first; a deployment can have more (`RuntimeConfig.addedBrands`). */
export const brands: readonly BrandProfile[] = [defaultBrand, ...coBrands];

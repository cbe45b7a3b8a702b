import { defaultBrand } from './default.ts';
import { harbourline } from './harbourline.ts';
import type { BrandProfile } from './profile.ts';
import { detectSubdomain } from './subdomain.ts';

/** The co-brands that are built in; a deployment adds others as data files (`host/brands`). */
const coBrands: readonly BrandProfile[] = [harbourline];

/** The brand of a host name; any host without a co-brand's subdomain gets the product's own. */
export function resolveBrand(hostname: string, brands: readonly BrandProfile[] = coBrands): BrandProfile {
  const { subdomain } = detectSubdomain(hostname);
  return brands.find((brand) => brand.key === subdomain) ?? defaultBrand;
}

/** Whether a brand is a partner's rather than the product's own. */
export function isCoBrand(brand: BrandProfile): boolean {
  return brand.key !== defaultBrand.key;
}

/** Every brand that is built in, the default first; a deployment can have more (`RuntimeConfig.addedBrands`). */
export const brands: readonly BrandProfile[] = [defaultBrand, ...coBrands];

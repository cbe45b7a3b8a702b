import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brands, detectSubdomain, resolveBrand } from '@bellkey/shared/brand';

/** Keys of the brands that are built in. */
export const builtInBrandKeys: readonly string[] = brands.map(({ key }) => key);

/**
 * Keys of every brand of this deployment: the built-in ones, and one for each data file of the folder that the host
 * also uses (`quayside.json` → `quayside`).
 *
 * @throws when the folder cannot be read
 */
export function loadBrandKeys(folder: string | null): string[] {
  const files = folder === null ? [] : readdirSync(folder).filter((file) => file.endsWith('.json'));
  return [...builtInBrandKeys, ...files.map((file) => path.basename(file, '.json'))];
}

/** Key of the co-brand that a host name shows; null on any other host. */
export function coBrandOf(hostname: string, keys: readonly string[]): string | null {
  const key = brandKeyOf(hostname, keys);
  return key === resolveBrand('').key ? null : key;
}

/** Key of the brand that a host name shows; any host without a co-brand's subdomain shows the product's own. */
export function brandKeyOf(hostname: string, keys: readonly string[]): string {
  const { subdomain } = detectSubdomain(hostname);
  return subdomain !== null && keys.includes(subdomain) ? subdomain : resolveBrand('').key;
}

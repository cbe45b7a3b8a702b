import { brands, isCoBrand, resolveBrandKey } from '@bellkey/shared/brand';
import { listBrandFiles } from '@bellkey/shared/brand-files';

/** Keys of the brands that are built in. */
export const builtInBrandKeys: readonly string[] = brands.map(({ key }) => key);

/**
 * Keys of every brand of this deployment: the built-in ones, and one for each data file of the folder that the host
 * also uses (`quayside.json` → `quayside`).
 *
 * @throws when the folder cannot be read
 */
export function loadBrandKeys(folder: string | null): string[] {
  const files = folder === null ? [] : listBrandFiles(folder);
  return [...builtInBrandKeys, ...files.map(({ key }) => key)];
}

/** Key of the co-brand that a host name shows; null on any other host. */
export function coBrandOf(hostname: string, keys: readonly string[]): string | null {
  const key = resolveBrandKey(hostname, keys);
  return isCoBrand({ key }) ? key : null;
}

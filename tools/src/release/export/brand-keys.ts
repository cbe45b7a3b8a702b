import { existsSync } from 'node:fs';
import { brands } from '@bellkey/shared/brand';
import { listBrandFiles } from '@bellkey/shared/brand-files';

/**
 * Keys of the brands: the built-in ones, the default first, and one for each data file of a folder. The host server
 * validates the files when it starts.
 */
export function brandKeys(folder: string): string[] {
  const files = existsSync(folder) ? listBrandFiles(folder) : [];
  return [...brands, ...files].map(({ key }) => key);
}

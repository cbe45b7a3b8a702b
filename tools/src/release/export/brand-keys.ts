import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@bellkey/shared/brand';

/**
 * Keys of the brands: the built-in ones, the default first, and one for each data file of a folder. The host server
 * validates the files when it starts.
 */
export function brandKeys(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return [...brands.map(({ key }) => key), ...files.map((file) => path.basename(file, '.json')).sort()];
}

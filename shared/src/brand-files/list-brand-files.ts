import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A co-brand's data file: `quayside.json` has the key `quayside`. */
export interface BrandFile {
  key: string;
  path: string;
}

/**
 * The data files of co-brands in a folder, in the order of their names; what is in them is not checked.
 *
 * @throws when the folder cannot be read
 */
export const listBrandFiles = (folder: string): BrandFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ key: path.basename(file, '.json'), path: path.join(folder, file) }));

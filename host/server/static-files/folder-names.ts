import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder by the path that they are asked for: `/assets/cards/visa.svg`. A folder that is not there
 * has none. Whoever serves only these names reads no other file, however an address is written.
 */
export function folderNames(folder: string): ReadonlySet<string> {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`),
    );
  } catch {
    return new Set();
  }
}

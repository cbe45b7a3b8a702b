import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder by their request path: `/assets/cards/visa.svg`. A missing folder has none. Serving only
 * these names makes other files unreachable, however an address is written.
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

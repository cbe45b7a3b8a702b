import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts of printed sheets, as paths, with the characters of all languages of sheets. */
export interface SheetFonts {
  regular: string;
  semibold: string;
}

/** The fonts of `api/fonts`: next to the bundle, or four levels above this source file. */
export function findSheetFonts(): SheetFonts {
  const candidates = ['./fonts/', '../../../../fonts/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = candidates.find((path) => existsSync(path));
  if (!folder) throw new Error(`No fonts found in ${candidates.join(' or ')}`);
  return { regular: `${folder}inter-regular.ttf`, semibold: `${folder}inter-semibold.ttf` };
}

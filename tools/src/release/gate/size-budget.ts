import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Rule } from './rule.ts';

const brotli = promisify(brotliCompress);

/**
 * Maximum size of a page over the wire: its remote's entry, its scripts and its styles. With the shell's 110 kB a first
 * visit stays within 150 kB; the largest page here has 28 kB.
 */
export const PAGE_BUDGET_BYTES = 40_000;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Every page is within its size budget. */
export const sizeBudget: Rule = {
  name: 'Size of each page',
  async check({ release, folder }) {
    const sizes = new Map<string, Promise<number>>();
    const sizeOf = (place: string): Promise<number> => {
      const known = sizes.get(place);
      if (known) return known;
      const size = readFile(path.join(folder, place))
        .then((content) =>
          brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        )
        .then(({ length }) => length);
      sizes.set(place, size);
      return size;
    };
    const found: string[] = [];
    for (const [name, { js, css }] of Object.entries(release.pages)) {
      const parts = await Promise.all([...new Set([release.entry, ...js, ...css])].map(sizeOf));
      const total = parts.reduce((sum, part) => sum + part, 0);
      if (total > PAGE_BUDGET_BYTES)
        found.push(`${name} weighs ${kB(total)} (brotli); ${kB(PAGE_BUDGET_BYTES)} are allowed`);
    }
    return found;
  },
};

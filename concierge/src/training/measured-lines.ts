import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldLine } from '../learning/subword-features.ts';

const SETS = fileURLToPath(new URL('../evaluation/sets', import.meta.url));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every line that measures the concierge, in the form of `foldLine`: no model may learn one. */
export const measuredLines = (): ReadonlySet<string> =>
  new Set(
    readdirSync(SETS, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .flatMap((entry) => stringsIn(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))))
      .map(foldLine),
  );

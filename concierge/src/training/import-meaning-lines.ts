import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { foldLine } from '../learning/subword-features.ts';
import { labelsOf, type MeaningLines } from '../meaning-model/meaning-lines.ts';

/** A file from a writer; its labels and lines may have errors. */
const Written = z.looseObject({
  language: z.string(),
  persona: z.string(),
  licence: z.string(),
  lines: z.record(z.string(), z.array(z.string())),
});

/** What an import skipped, and why. */
export interface Imported {
  file: string;
  lines: number;
  dropped: string[];
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/**
 * Copies files of lines, `<language>/<persona>.json`, into the repository, without unknown labels, duplicates, and
 * lines that measure the concierge.
 *
 * @param measured lines that the model must not learn, in the form of `foldLine`
 */
export function importMeaningLines(from: string, to: string, measured: ReadonlySet<string>): Imported[] {
  return readdirSync(from)
    .sort()
    .flatMap((language) => {
      const known = new Set(measured);
      return readdirSync(join(from, language))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => {
          const { lines, kept, dropped, persona, licence } = read(join(from, language, name), known);
          const file: MeaningLines = { language, persona, licence, lines };
          const folder = join(to, language);
          if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
          const path = join(folder, `${slug(name.replace(/\.json$/u, ''))}.json`);
          writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
          return { file: path, lines: kept, dropped };
        });
    });
}

function read(path: string, known: Set<string>) {
  const written = Written.parse(JSON.parse(readFileSync(path, 'utf8')));
  const lines: Record<string, string[]> = {};
  const dropped: string[] = [];
  let kept = 0;
  for (const [key, texts] of Object.entries(written.lines)) {
    const whole = labelsOf(key).length === key.split(' + ').length;
    const fresh = texts
      .map((text) => text.trim())
      .filter((text) => {
        const folded = foldLine(text);
        const fits = whole && text !== '' && !known.has(folded);
        if (fits) known.add(folded);
        else dropped.push(`${key}: ${text}`);
        return fits;
      });
    if (fresh.length > 0) lines[key] = fresh;
    kept += fresh.length;
  }
  return { ...written, lines, kept, dropped };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type MeaningLabel, parseLabel } from './meaning-labels.ts';

/** Separates the labels of a line, which are in the order of the line. */
const BETWEEN = ' + ';

/** Lines of one language by one kind of guest, by label. */
export const MeaningLines = z.strictObject({
  language: z.string().regex(/^(?:[a-z]{2}|mixed)$/),
  persona: z.string().min(1),
  licence: z.string().min(1),
  lines: z.record(
    z.string().refine((labels) => labels.split(BETWEEN).every((label) => parseLabel(label) !== null), {
      error: ({ input }) => `"${String(input)}" has a label that there is not`,
    }),
    z.array(z.string().trim().min(1).max(2000)),
  ),
});
export type MeaningLines = z.infer<typeof MeaningLines>;

/** One line with its labels. */
export interface MeaningLine {
  language: string;
  persona: string;
  labels: readonly MeaningLabel[];
  line: string;
}

/** The labels of a key of `lines`. */
export const labelsOf = (key: string): MeaningLabel[] =>
  key.split(BETWEEN).flatMap((label) => parseLabel(label) ?? []);

/** Every line of a folder of `<language>/<persona>.json` files, in file name order. Throws on a malformed file. */
export function loadMeaningLines(folder: string): MeaningLine[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap((name) => linesIn(join(folder, language, name))),
    );
}

function linesIn(path: string): MeaningLine[] {
  const parsed = MeaningLines.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const { language, persona, lines } = parsed.data;
  return Object.entries(lines).flatMap(([key, texts]) =>
    texts.map((line) => ({ language, persona, labels: labelsOf(key), line })),
  );
}

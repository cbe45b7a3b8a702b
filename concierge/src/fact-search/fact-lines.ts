import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Line = z.string().trim().min(1).max(500);

/** The facts of an invented property, and questions that strangers wrote for it. */
const FactLines = z.strictObject({
  property: Line,
  licence: z.string().min(1),
  facts: z.array(
    z.strictObject({
      key: Line,
      title: Line,
      text: z.record(z.string(), Line),
      values: z.record(z.string(), z.string()),
      keywords: z.array(Line),
    }),
  ),
  /** Questions with the keys of the facts that answer them. */
  questions: z.array(z.strictObject({ text: Line, facts: z.array(Line).min(1) })),
  /** Questions without an answer. */
  unanswerable: z.array(Line),
});
export type FactLines = z.infer<typeof FactLines>;

/**
 * The properties of a folder, in the order of its file names.
 *
 * @throws Error if a file is malformed, with its name
 */
export function loadFactLines(folder: string): FactLines[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const { success, data, error } = FactLines.safeParse(
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );
      if (!success) throw new Error(`${name}: ${z.prettifyError(error)}`);
      return data;
    });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Line = z.string().trim().min(1).max(500);

/** Questions and facts of one language by their topic, by one writer. */
export const TopicLines = z.strictObject({
  language: z.string().regex(/^(?:[a-z]{2}|mixed)$/),
  licence: z.string().min(1),
  topics: z.record(
    /** A subject of a stay and the aspect asked about, as `breakfast.hours`. */
    z.string().regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/),
    z.strictObject({
      questions: z.array(Line),
      /** Statements of properties about it. */
      facts: z.array(z.strictObject({ title: Line, text: Line })),
    }),
  ),
});
export type TopicLines = z.infer<typeof TopicLines>;

/** One text of a topic: a guest's question, or a fact's title and text. */
export type TopicLine = { topic: string; language: string; file: string } & (
  | { kind: 'question'; text: string }
  | { kind: 'fact'; title: string; text: string }
);

/** Every line of a folder of `<language>/<name>.json` files, in file name order. Throws on a malformed file. */
export function loadTopicLines(folder: string): TopicLine[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap((name) => linesIn(folder, `${language}/${name}`)),
    );
}

function linesIn(folder: string, file: string): TopicLine[] {
  const parsed = TopicLines.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { language, topics } = parsed.data;
  return Object.entries(topics).flatMap(([topic, { questions, facts }]) => [
    ...questions.map((text): TopicLine => ({ topic, language, file, kind: 'question', text })),
    ...facts.map((fact): TopicLine => ({ topic, language, file, kind: 'fact', ...fact })),
  ]);
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { foldLine } from '../learning/subword-features.ts';
import type { TopicLines } from '../topic-model/topic-lines.ts';

/** A file from a writer; its topics and lines may have errors. */
const Written = z.looseObject({
  licence: z.string().default('CC0-1.0'),
  topics: z.record(
    z.string(),
    z.looseObject({
      questions: z.array(z.string()).default([]),
      facts: z.array(z.looseObject({ title: z.string(), text: z.string() })).default([]),
    }),
  ),
});

/** What an import took and what it skipped. */
export interface ImportedTopics {
  file: string;
  lines: number;
  dropped: string[];
}

/**
 * Copies files of topics, `<language>/<name>.json`, into the repository, without unknown topics, duplicate questions,
 * and questions that measure the concierge.
 *
 * @param topics the known topics
 * @param measured lines that the model must not learn, in the form of `foldLine`
 */
export function importTopicLines(
  from: string,
  to: string,
  topics: ReadonlySet<string>,
  measured: ReadonlySet<string>,
): ImportedTopics[] {
  return readdirSync(from)
    .sort()
    .flatMap((language) => {
      const known = new Set(measured);
      return readdirSync(join(from, language))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => {
          const { file, lines, dropped } = read(join(from, language, name), language, topics, known);
          mkdirSync(join(to, language), { recursive: true });
          const path = join(to, language, name);
          writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
          return { file: path, lines, dropped };
        });
    });
}

function read(path: string, language: string, topics: ReadonlySet<string>, known: Set<string>) {
  const written = Written.parse(JSON.parse(readFileSync(path, 'utf8')));
  const file: TopicLines = { language, licence: written.licence, topics: {} };
  const dropped: string[] = [];
  let lines = 0;
  for (const [topic, { questions, facts }] of Object.entries(written.topics)) {
    if (!topics.has(topic)) {
      dropped.push(topic);
      continue;
    }
    const fresh = questions
      .map((question) => question.trim())
      .filter((question) => {
        const folded = foldLine(question);
        const fits = /\p{L}/u.test(question) && !known.has(folded);
        if (fits) known.add(folded);
        else dropped.push(`${topic}: ${question}`);
        return fits;
      });
    const stated = facts
      .map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
      .filter(({ title, text }) => title && text && !known.has(foldLine(text)));
    file.topics[topic] = { questions: fresh, facts: stated };
    lines += fresh.length + stated.length;
  }
  return { file, lines, dropped };
}

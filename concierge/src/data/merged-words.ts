import { z } from 'zod';
import { type AnswerFile, answerFiles } from './answer-data.ts';
import { ANSWER_LANGUAGES } from './answer-languages.ts';
import { loadData } from './load-data.ts';

/** Phrases of one language; a language may have none for a key. A phrase is part of a regular expression over normalised text. */
export const SomePhrases = z.array(z.string().min(1));

type Lists<Key extends string> = Readonly<Record<Key, typeof SomePhrases>>;

type Words<Key extends string> = Readonly<Partial<Record<Key, readonly string[]>>>;

/**
 * Merges the phrases of several files, by key, in the order of the files. Each phrase occurs once: a repeated one makes
 * an expression slower and matches nothing more.
 *
 * @throws if no file has a phrase for a key, because an empty alternation matches everywhere
 */
export function mergePhrases<Key extends string>(
  name: string,
  keys: readonly Key[],
  files: ReadonlyArray<Words<Key>>,
): Readonly<Record<Key, readonly string[]>> {
  const merged = keys.map((key) => {
    const phrases = [...new Set(files.flatMap((words) => words[key] ?? []))];
    if (phrases.length === 0) throw new Error(`concierge/data/*/${name}.json: ${key} has no phrase`);
    return [key, phrases] as const;
  });
  return Object.fromEntries<readonly string[]>(merged) as Record<Key, readonly string[]>;
}

/**
 * Merges phrases that guests mix across languages: those of every answered language in turn, then those of further
 * languages.
 *
 * @param keys the keys that the file of every language has
 * @param several some of the keys, with phrases of languages that are understood but not answered
 * @throws if a file does not match, or no language has a phrase for a key; the message names the file and the key
 */
export function loadMergedWords<Key extends string>(
  name: AnswerFile,
  keys: Lists<Key>,
  several: unknown = {},
): Readonly<Record<Key, readonly string[]>> {
  const answered = loadData(name, z.strictObject(keys), answerFiles(name)) as Record<string, Words<Key>>;
  const further = loadData(name, z.strictObject(keys).partial(), { several }).several as Words<Key>;
  const files = ANSWER_LANGUAGES.flatMap((language) => answered[language] ?? []);
  return mergePhrases(name, Object.keys(keys) as Key[], [...files, further]);
}

/** The phrases of each key as one alternation: `and|also|e|tambem`. */
export const alternations = <Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(words).map(([key, phrases]) => [key, phrases.join('|')]),
  ) as Record<Key, string>;

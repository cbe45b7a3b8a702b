import type { z } from 'zod';
import { ANSWER_LANGUAGES, type AnswerLanguage } from './answer-languages.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { pt } from './languages/pt.ts';
import { loadData } from './load-data.ts';

/** A vocabulary with a file for every answered language, by file name without `.json`. */
export type AnswerFile = keyof typeof en;

/** The only list of answered languages: a new language is an entry here and a file in `languages`. */
const FILES: Readonly<Record<AnswerLanguage, Readonly<Record<AnswerFile, unknown>>>> = {
  en,
  pt,
  es,
  de,
  fr,
  it,
};

/** The files of a vocabulary, by language, in the order of `ANSWER_LANGUAGES`. */
export const answerFiles = (name: AnswerFile): Readonly<Record<AnswerLanguage, unknown>> =>
  byAnswerLanguage((language) => FILES[language][name]);

/**
 * Loads a vocabulary of every answered language.
 *
 * @throws if a file does not match the schema; the message names the file and the path in it
 */
export const loadAnswerData = <Value>(
  name: AnswerFile,
  schema: z.ZodType<Value>,
): Readonly<Record<AnswerLanguage, Value>> => loadData(name, schema, answerFiles(name));

/** Creates one value for every answered language. */
export const byAnswerLanguage = <Value>(
  make: (language: AnswerLanguage) => Value,
): Record<AnswerLanguage, Value> =>
  Object.fromEntries(ANSWER_LANGUAGES.map((language) => [language, make(language)])) as Record<
    AnswerLanguage,
    Value
  >;

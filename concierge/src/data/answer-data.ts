import type { z } from 'zod';
import { ANSWER_LANGUAGES, type AnswerLanguage } from './answer-languages.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { pt } from './languages/pt.ts';
import { loadData } from './load-data.ts';

/** A vocabulary that every answered language has a file of, by the file's name without `.json`. */
export type AnswerFile = keyof typeof en;

/** The one place that lists what is answered: a language more is an entry here and a file in `languages`. */
const FILES: Readonly<Record<AnswerLanguage, Readonly<Record<AnswerFile, unknown>>>> = { en, pt, es };

/** What the files of a vocabulary hold, by language, in the order of `ANSWER_LANGUAGES`. */
export const answerFiles = (name: AnswerFile): Readonly<Record<AnswerLanguage, unknown>> =>
  byAnswerLanguage((language) => FILES[language][name]);

/**
 * A vocabulary of every answered language.
 *
 * @throws when a file does not have the schema's shape; the message names the file and the place in it
 */
export const loadAnswerData = <Value>(
  name: AnswerFile,
  schema: z.ZodType<Value>,
): Readonly<Record<AnswerLanguage, Value>> => loadData(name, schema, answerFiles(name));

/** Something of every answered language. */
export const byAnswerLanguage = <Value>(
  make: (language: AnswerLanguage) => Value,
): Record<AnswerLanguage, Value> =>
  Object.fromEntries(ANSWER_LANGUAGES.map((language) => [language, make(language)])) as Record<
    AnswerLanguage,
    Value
  >;

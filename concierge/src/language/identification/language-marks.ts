import { z } from 'zod';
import nl from '../../../data/nl/common-words.json' with { type: 'json' };
import several from '../../../data/several/foreign-words.json' with { type: 'json' };
import marks from '../../../data/several/language-marks.json' with { type: 'json' };
import { answerFiles } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../text/normalise.ts';

/** Scripts that identify a language by themselves (kana before Han: Japanese uses both). */
export const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['uk', /\p{Script=Cyrillic}(?=.*[іїєґ])|(?<=[іїєґ].*)\p{Script=Cyrillic}/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** Letters and endings that few languages share, with the points each is worth. */
export const LANGUAGE_MARKS: ReadonlyArray<readonly [string, RegExp, number]> = loadData(
  'language-marks',
  z.array(
    z.strictObject({
      language: z.string().regex(/^[a-z]{2}$/),
      pattern: z.string().min(1),
      points: z.int().min(1).max(4),
    }),
  ),
  { several: marks },
).several.map(({ language, pattern, points }) => [language, new RegExp(pattern, 'u'), points]);

const commonWords = loadData('common-words', z.array(z.string().min(1)), {
  ...answerFiles('common-words'),
  nl,
});

/**
 * Words of languages that have no answers, so that the concierge asks for a person instead of sending an English
 * sentence.
 */
const foreignWords = loadData('foreign-words', z.record(z.string(), z.array(z.string().min(1))), {
  several,
}).several;

/** The most common words of guests' sentences, normalised; a word may count for several languages. */
export const STOP_WORDS: ReadonlyArray<readonly [string, ReadonlySet<string>]> = Object.entries({
  ...foreignWords,
  ...commonWords,
}).map(([language, words]) => [language, new Set(words.map(normalise))]);

import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const WORD = '[\\p{L}\\d]+';
const NOON = '12:00';
/** Distinct from the zeros of other numbers. */
const MIDNIGHT = '24:00';

const Phrases = z.array(z.string().min(1)).min(1);
const WORDS = loadAnswerData(
  'spoken-times',
  z.strictObject({
    /** Minutes that have a word of their own, by the minutes. */
    minutes: z.strictObject({ '15': Phrases, '30': Phrases }),
    /** Patterns with `{hour}` and `{minutes}`; the first match counts. `before`: the minutes are before the hour. */
    patterns: z.array(z.strictObject({ pattern: z.string().min(1), before: z.boolean() })).min(1),
    /** Names of times without a number word. */
    noon: Phrases,
    midnight: Phrases,
  }),
);
const inAll = (key: 'noon' | 'midnight') =>
  new RegExp(
    `(?<!\\p{L})(?:${Object.values(WORDS)
      .flatMap((words) => words[key])
      .join('|')})(?!\\p{L})`,
    'gu',
  );

/** Minutes as they are spoken, before or after the hour. */
const MINUTES: ReadonlyMap<string, number> = new Map(
  Object.values(WORDS).flatMap(({ minutes }) =>
    Object.entries(minutes).flatMap(([value, words]) => words.map((word) => [word, Number(value)] as const)),
  ),
);

interface Spoken {
  pattern: RegExp;
  /** Groups `hour` and `minutes`; whether the minutes are before the hour. */
  before: boolean;
}

const spoken = (source: string, before: boolean): Spoken => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu'),
  before,
});

const SPOKEN = byAnswerLanguage((language) =>
  WORDS[language].patterns.map(({ pattern, before }) =>
    spoken(pattern.replace('{hour}', `(?<hour>${WORD})`).replace('{minutes}', `(?<minutes>${WORD})`), before),
  ),
);

const NAMED: ReadonlyArray<[RegExp, string]> = [
  [inAll('noon'), NOON],
  [inAll('midnight'), MIDNIGHT],
  [/(?<![\d:.])0?0:00(?![\d:])/gu, MIDNIGHT],
];

/**
 * A normalised text with its spoken times as figures: `half past seven` is `07:30`, `noon` is `12:00`. Other words stay
 * unchanged.
 */
export function withTimesInFigures(normalised: string, language: AnswerLanguage): string {
  const minutesOf = (word: string | undefined) =>
    word ? (MINUTES.get(word) ?? numberOf(word, language)) : null;
  let text = normalised;
  for (const [pattern, time] of NAMED) text = text.replace(pattern, time);
  for (const { pattern, before } of SPOKEN[language]) {
    text = text.replace(pattern, (whole, ...rest) => {
      const groups = rest.at(-1) as { hour?: string; minutes?: string };
      const hour = groups.hour ? numberOf(groups.hour, language) : null;
      const minutes = minutesOf(groups.minutes);
      const isTime =
        hour !== null && minutes !== null && hour >= 1 && hour <= 24 && minutes >= 5 && minutes < 60;
      if (!isTime || (groups.minutes && /^\d+$/.test(groups.minutes) && before)) return whole;
      const from = before ? (hour + 23) % 24 : hour;
      return `${from}:${String(before ? 60 - minutes : minutes).padStart(2, '0')}`;
    });
  }
  return text;
}

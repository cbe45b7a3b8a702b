import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const WORD = '[\\p{L}\\d]+';
const NOON = '12:00';
/** Distinct from the zeros of other numbers. */
const MIDNIGHT = '24:00';

/** Minutes as they are spoken, before or after the hour. */
const MINUTES: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  meia: 30,
  media: 30,
  quarto: 15,
  cuarto: 15,
};

interface Spoken {
  pattern: RegExp;
  /** Groups `hour` and `minutes`; whether the minutes are before the hour. */
  before: boolean;
}

const spoken = (source: string, before: boolean): Spoken => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu'),
  before,
});

const SPOKEN: Readonly<Record<AnswerLanguage, readonly Spoken[]>> = {
  en: [
    spoken(`(?:a )?(?<minutes>${WORD}) (?:minutes )?(?:past|after) (?<hour>${WORD})`, false),
    spoken(`(?:a )?(?<minutes>${WORD}) (?:minutes )?(?:to|before|till|of) (?<hour>${WORD})`, true),
    spoken(`(?<hour>${WORD})[ -](?<minutes>fifteen|thirty|forty(?:-| )?five|twenty|ten|forty|fifty)`, false),
  ],
  pt: [
    spoken(`(?:um )?(?<minutes>quarto|${WORD}) para as? (?<hour>${WORD})`, true),
    spoken(`(?<hour>${WORD}) e (?:um )?(?<minutes>${WORD})(?: e cinco)?`, false),
    spoken(`(?<hour>${WORD}) menos (?:um )?(?<minutes>${WORD})`, true),
  ],
  es: [
    spoken(`(?<hour>${WORD}) menos (?<minutes>${WORD})`, true),
    spoken(`(?<hour>${WORD}) y (?<minutes>${WORD})`, false),
  ],
};

/** Names of times without a number word. */
const NAMED: ReadonlyArray<[RegExp, string]> = [
  [/(?<!\p{L})(?:noon|midday|meio[- ]dia|mediodia)(?!\p{L})/gu, NOON],
  [/(?<!\p{L})(?:midnight|meia[- ]noite|medianoche)(?!\p{L})/gu, MIDNIGHT],
  [/(?<![\d:.])0?0:00(?![\d:])/gu, MIDNIGHT],
];

/**
 * A normalised text with its spoken times as figures: `half past seven` is `07:30`, `noon` is `12:00`. Other words stay
 * unchanged.
 */
export function withTimesInFigures(normalised: string, language: AnswerLanguage): string {
  const minutesOf = (word: string | undefined) => (word ? (MINUTES[word] ?? numberOf(word, language)) : null);
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

import several from '../../../data/several/number-words.json' with { type: 'json' };
import { SHARED_LANGUAGES } from '../text/answer-language.ts';
import { wordsOf } from '../text/normalise.ts';
import { withoutSaidTimes } from '../times/find-said-times.ts';
import { numberOf, withFigures } from './quantity.ts';

const SEVERAL = new Map(Object.entries(several.values));

/** A pair in Portuguese, and `by` in French: `par contre`. */
const AMBIGUOUS = 'par';

const TIMES = /^(?:x(?<after>\d{1,2})|(?<before>\d{1,2})x)$/u;

/** The value of a number word, in any of the six languages: `3`, `x3`, `drei`; null for any other word. */
export function quantityWord(word: string): number | null {
  if (word === AMBIGUOUS) return null;
  const { after, before } = TIMES.exec(word)?.groups ?? {};
  if (after || before) return Number(after ?? before);
  for (const language of SHARED_LANGUAGES) {
    const value = numberOf(word, language);
    if (value !== null) return value;
  }
  return SEVERAL.get(word) ?? null;
}

/** `10 % left` has no quantity. */
const PERCENT = /\d+\s?%/gu;

/**
 * The only quantity in a normalised text, in any language of the meaning model, for a thing that the lexicon does not
 * find: `noch zwei Handtücher` is 2. Times, days and rooms do not count, and neither does one, whose word is also an
 * article. Null for none or several.
 */
export function onlyNumberIn(normalised: string): number | null {
  const values = wordsOf(withFigures(withoutSaidTimes(normalised.replace(PERCENT, ' '))))
    .map(quantityWord)
    .filter((value) => value !== null && value > 1);
  // `I meant four, there are 4 of us` has one number twice.
  const [only, ...others] = new Set(values);
  return only !== undefined && others.length === 0 ? only : null;
}

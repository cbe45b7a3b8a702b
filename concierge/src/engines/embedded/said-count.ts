import { numberOf, withFigures } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';

const ARTICLE = /^(?:an?|uma?|una?)$/u;

/** The one number above zero that a line counts with; null where it has none, or several. Times and articles count nothing. */
export function saidCount(text: string, language: AnswerLanguage): number | null {
  const numbers = wordsOf(withFigures(normalise(withoutSaidTimes(text)))).flatMap((word) =>
    ARTICLE.test(word) ? [] : (numberOf(word, language) ?? []),
  );
  const [only, ...others] = numbers;
  return only !== undefined && only > 0 && others.length === 0 ? only : null;
}

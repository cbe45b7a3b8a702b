import { COUNTING_LISTS } from '../../../language/numbers/counting-words.ts';
import { numberOf, withFigures } from '../../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../../language/times/find-said-times.ts';

/** The only quantity above zero in a line; null if it has none, or several. Times and articles do not count. */
export function saidCount(text: string, language: AnswerLanguage): number | null {
  const numbers = wordsOf(withFigures(normalise(withoutSaidTimes(text)))).flatMap((word) =>
    COUNTING_LISTS.one.includes(word) ? [] : (numberOf(word, language) ?? []),
  );
  const [only, ...others] = numbers;
  return only !== undefined && only > 0 && others.length === 0 ? only : null;
}

import type { TurnContext } from '../../../contract/contract.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import { unknownOpenings } from '../../../dialogue/sentences/unknown-openings.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';

/** Whether the last answer said that something is not known or was not understood, or asked which fact is meant. */
export function failedBefore(context: TurnContext, language: AnswerLanguage): boolean {
  const last = context.history.findLast((message) => message.from === 'ai');
  if (!last) return false;
  const { supposedFact, whichFact } = SENTENCES[language];
  // Sentences as far as what they name begins.
  const begun = [whichFact({ titles: '“' }), supposedFact({ fact: '“' })].flatMap(
    (text) => text.split('“')[0] ?? [],
  );
  return [...unknownOpenings(language), ...begun].some((opening) => last.text.startsWith(opening));
}

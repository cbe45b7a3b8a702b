import type { TurnContext } from '../../../contract/contract.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import { unknownOpenings } from '../../../dialogue/sentences/unknown-openings.ts';
import { ANSWER_LANGUAGES } from '../../../language/text/answer-language.ts';

/** How answers begin that say so, in every language: of sentences that name something, as far as that. */
const OPENINGS = ANSWER_LANGUAGES.flatMap((language) => {
  const { supposedFact, whichFact } = SENTENCES[language];
  const begun = [whichFact({ titles: '“' }), supposedFact({ fact: '“' })];
  return [...unknownOpenings(language), ...begun.flatMap((text) => text.split('“')[0] ?? [])];
});

/**
 * Whether the last answer said that something is not known or was not understood, or asked which fact is meant, in
 * whatever language: a line that no one can read is soon taken for one of another.
 */
export function failedBefore(context: TurnContext): boolean {
  const last = context.history.findLast((message) => message.from === 'ai');
  return last !== undefined && OPENINGS.some((opening) => last.text.startsWith(opening));
}

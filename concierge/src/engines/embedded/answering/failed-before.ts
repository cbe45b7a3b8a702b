import type { TurnContext } from '../../../contract/contract.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import { unknownOpenings } from '../../../dialogue/sentences/unknown-openings.ts';
import { ANSWER_LANGUAGES } from '../../../language/text/answer-language.ts';

/** The beginnings of such answers in every language: of sentences with a gap, the part before it. */
const OPENINGS = ANSWER_LANGUAGES.flatMap((language) => {
  const { supposedFact, whichFact } = SENTENCES[language];
  const begun = [whichFact({ titles: '“' }), supposedFact({ fact: '“' })];
  return [...unknownOpenings(language), ...begun.flatMap((text) => text.split('“')[0] ?? [])];
});

/**
 * Whether the last answer did not help or asked which fact the guest means. Searches all languages, because the
 * language of an unreadable line is easily mistaken.
 */
export function failedBefore(context: TurnContext): boolean {
  const last = context.history.findLast((message) => message.from === 'ai');
  return last !== undefined && OPENINGS.some((opening) => last.text.startsWith(opening));
}

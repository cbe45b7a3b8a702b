import type { OfferedService } from '../../contract/contract.ts';
import { isQuestion } from '../../language/search/question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { wordsOf } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import type { MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { cuesIn } from '../cues/cues.ts';
import { isStarterOf } from './starters.ts';

/** What a guest's line does with services that the lexicon has no words for. */
export type OwnWish =
  | { kind: 'request' | 'ask' | 'confirm' | 'decline' | 'cancel'; service: OfferedService; words: string }
  | { kind: 'which'; services: readonly OfferedService[]; words: string };

const BARE_WORDS = 5;
/** The beginning of a question for facts; `can` and `could` begin a wish. */
const ASKS_FOR_FACTS = new RegExp(
  `^(?:${CLAUSE_WORDS.asksWhichOrWhere}|${CLAUSE_WORDS.asksHowOrWhen}|${CLAUSE_WORDS.asksWhichOnes}|${CLAUSE_WORDS.asksForFacts})(?!\\p{L})`,
  'u',
);

/** Minimum score at which an act of a clause is likelier than not, whatever its subject. */
export const MORE_THAN_NOT = 0.5;
/** Minimum score of a question that has words of a wish: `could you tell me what the kayak costs`. */
const ASKS_SURELY = 0.8;
/** Minimum score at which a less plainly named booking is begun. */
const BOOKS = 0.6;

/** The probability that a clause wants something, asks something, and refuses something, each from 0 to 1. */
export function wishReading(words: string): {
  wants: number;
  requests: number;
  asks: number;
  refuses: number;
} {
  const { acts } = readMeaning(words);
  const sumOf = (...names: MeaningAct[]) => names.reduce((sum, name) => sum + (acts.get(name) ?? 0), 0);
  return {
    wants: sumOf('request', 'report'),
    requests: sumOf('request'),
    asks: sumOf('ask', 'follow'),
    refuses: sumOf('decline', 'cancel'),
  };
}

/**
 * What a clause does with a service; null if it asks about an earlier request. A plainly named service (`sure`) needs
 * only a few bare words to be requested; any other needs a clause that is clearly a wish.
 */
export function doneWith(
  words: string,
  sure: boolean,
  service: OfferedService,
  language: AnswerLanguage,
): Exclude<OwnWish['kind'], 'which'> | null {
  if (isStarterOf(service, words)) return 'request';
  const cues = cuesIn(withoutSaidTimes(words, ['when']), language);
  if (cues.has('status')) return null;
  if (cues.has('cancel')) return 'cancel';
  const read = wishReading(words);
  const faulty = cues.has('fault') || cues.has('lack');
  const wanted = read.wants >= MORE_THAN_NOT;
  const question = isQuestion(words);
  if (cues.has('negative') && !faulty && !question && (!wanted || read.refuses > read.wants))
    return 'decline';
  if (cues.has('price')) return 'ask';
  const wants = cues.has('want') || faulty;
  const bare = wordsOf(words).length <= BARE_WORDS && !question;
  if (sure && bare) return 'request';
  if (read.asks >= (wants ? ASKS_SURELY : MORE_THAN_NOT)) return sure || wants ? 'ask' : 'confirm';
  if ((cues.has('ask') || cues.has('time')) && !wants && !wanted) return 'ask';
  if (ASKS_FOR_FACTS.test(words.trim()) && !wanted) return 'ask';
  const booked = service.kind === 'book' || service.kind === 'approve';
  if (!sure) {
    const enough = question ? read.requests >= BOOKS : read.wants >= (booked ? BOOKS : MORE_THAN_NOT);
    return enough ? 'request' : 'confirm';
  }
  return wanted || (!question && (wants || service.kind === 'fix')) ? 'request' : 'confirm';
}

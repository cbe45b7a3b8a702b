import { readMove } from '../../../dialogue/frame/read-move.ts';
import { SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { correctedCount } from './amend.ts';

/** Whether a change applies to a wish of the same line: `towels, make it three`. */
export const changesOwnWish = ({ item }: Extract<Act, { kind: 'amend' }>, acts: readonly Act[]): boolean =>
  acts.some((other) => other.kind === 'request' && (item === null || other.item === item));

/** A wish with the corrected number of the same line: `two pillows, make that three`. */
export function recounted(act: RequestAct, acts: readonly Act[], language: AnswerLanguage): RequestAct {
  const counts = acts.flatMap((other) =>
    other.kind === 'amend' && (other.item === null || other.item === act.item)
      ? (saidCount(other.words, language) ?? [])
      : [],
  );
  const wishes = acts.filter(({ kind }) => kind === 'request');
  const count = counts.at(-1);
  return count === undefined || wishes.length > 1 ? act : { ...act, quantity: count };
}

/** The only wish of a line, with the number from a correction in a later sentence: `three towels. no wait, four`. */
export function corrected(
  act: RequestAct,
  acts: readonly Act[],
  text: string,
  language: AnswerLanguage,
): RequestAct {
  const isOnly = acts.filter(({ kind }) => kind === 'request').length === 1;
  if (!isOnly || SERVICES[act.item].nature !== 'deliver') return act;
  return { ...act, quantity: correctedCount(text, language) ?? act.quantity };
}

/**
 * The only request of a line, with the complete text and the number in a later clause: `an adapter? I'd need two of
 * them`.
 */
export function asWhole(act: RequestAct, text: string, language: AnswerLanguage): RequestAct {
  const [, ...later] = text.split(CLAUSE_ENDS);
  const counts = later.flatMap((clause) => {
    const move = readMove(clause, language);
    return move?.kind === 'those' ? [move.count] : [];
  });
  const isOne = act.quantity === null || act.quantity === 1;
  return { ...act, words: text, quantity: isOne ? (counts[0] ?? act.quantity) : act.quantity };
}

const CLAUSE_ENDS = /[.!?;,]+(?= |$)/u;

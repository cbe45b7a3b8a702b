import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { plainSentence } from '../dialogue/sentences/plain-answers.ts';
import { readMeaning, readWishes } from '../meaning-model/meaning-model.ts';
import { ACT, READ } from '../meaning-model/thresholds.ts';
import type { Turn } from './answer-turn.ts';
import { decided, strange } from './results/decided.ts';

/**
 * Answers a line in a language that is understood but not answered, if it only says thanks, goodbye or good day, for
 * which no person is needed, and apologises to who complains before a person comes. Null for any other line.
 *
 * @param found the language of the guest's line
 */
export function plainTalk({ context }: Turn, found: string): TurnResult | null {
  const acts = readWishes(guestLine(context))
    .filter(({ certainty }) => certainty >= ACT.named)
    .map(({ act }) => act);
  const areAll = (...kinds: string[]) => acts.length > 0 && acts.every((act) => kinds.includes(act));
  const [welcome, greeted, sorry] = (['welcome', 'greeted', 'sorry'] as const).map((sentence) =>
    plainSentence(found, sentence),
  );
  if (welcome && areAll('thank', 'bye')) return decided(welcome, null);
  if (greeted && areAll('greet')) return decided(greeted, null);
  const { acts: read } = readMeaning(guestLine(context));
  const trouble = (read.get('complain') ?? 0) + (read.get('report') ?? 0);
  if (sorry && trouble >= READ) return { ...strange(context, found), reply: sorry };
  return null;
}

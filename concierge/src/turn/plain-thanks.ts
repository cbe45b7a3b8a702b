import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { formatWelcome } from '../dialogue/sentences/plain-answers.ts';
import { readWishes } from '../meaning-model/meaning-model.ts';
import { ACT } from '../meaning-model/thresholds.ts';
import type { Turn } from './answer-turn.ts';
import { decided } from './results/decided.ts';

/**
 * Answers a line in a language that is understood but not answered, if it only says thanks or goodbye: no person is
 * needed. Null for any other line.
 *
 * @param found the language of the guest's line
 */
export function plainThanks({ context }: Turn, found: string): TurnResult | null {
  const welcome = formatWelcome(found);
  const wishes = readWishes(guestLine(context)).filter(({ certainty }) => certainty >= ACT.named);
  const onlyThanks = wishes.length > 0 && wishes.every(({ act }) => act === 'thank' || act === 'bye');
  return welcome !== null && onlyThanks ? decided(welcome, null) : null;
}

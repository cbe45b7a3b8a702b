import type { TurnContext } from '../../contract/contract.ts';
import type { TurnLedger } from '../actions/ledger.ts';
import { checkSentence } from './check-answer.ts';

const MOST_CHOICES = 6;

/**
 * The buttons of a language model that guests may see. A button sends exactly its label, because a guest's message can
 * ask for anything. Labels pass the same checks as answers.
 */
export function shownChoices(
  choices: ReadonlyArray<{ label: string; text: string }>,
  context: TurnContext,
  ledger: TurnLedger,
  language: string,
): Array<{ label: string; text: string }> {
  return choices
    .map(({ label }) => ({ label: label.trim(), text: label.trim() }))
    .filter(({ label }) => label !== '' && checkSentence(label, context, ledger, language) === null)
    .slice(0, MOST_CHOICES);
}

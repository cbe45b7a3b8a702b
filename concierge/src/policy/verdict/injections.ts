import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';

/**
 * Messages that address the machine instead of the hotel (docs/product.md#prompt-injection), over normalised text. They
 * are not worth a person's time: the guest reads what the assistant is for. A missed one still meets every other check,
 * so this list saves work and is not the defence.
 */
const PATTERNS: readonly RegExp[] = [
  ...Object.values(loadAnswerData('injections', z.array(z.string().min(1)).min(1))).map(wholeWords),
  new RegExp(`^(?:${CLAUSE_WORDS.chatRoles}) ?:`, 'u'),
  // A tool call, or another program's message, as JSON.
  /^\s*[{[]\s*[{[]?\s*"\w+" ?:/u,
  /<\/?\w+(?:_\w+)?>|\[(?:system|inst)\]|```/u,
];

/** Whether a normalised message tries to give the assistant instructions about itself. */
export function addressesTheMachine(normalised: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(normalised));
}

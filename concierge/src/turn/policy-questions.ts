import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { toldFacts } from '../engines/embedded/answering/relevant-facts.ts';
import { EMBEDDED } from '../engines/embedded/embedded-model.ts';
import { factForEngine } from '../engines/tools/concierge-tools.ts';
import { isQuestion } from '../language/search/question.ts';
import { readMeaning } from '../meaning-model/meaning-model.ts';
import type { Turn } from './answer-turn.ts';
import { frameAfter } from './results/frame-after.ts';
import { resultOf } from './results/turn-result.ts';

/** What only a person decides, and of which the property writes down the rules: until when a stay can be cancelled. */
const RULED: ReadonlySet<string> = new Set(['restricted:booking-change', 'restricted:payment']);
/** From here on a line asks for a rule, and does not want it applied. */
const ASKS = 0.5;
const QUERY_MAX_CHARS = 200;

/**
 * Tells the rule that a guest asks for, where the property has written it down; what follows from it stays a person's.
 * Null for any other line, and where no fact tells.
 *
 * @param reason why the line is a person's, as `restricted:booking-change`
 */
export async function policyQuestion(
  reason: string,
  { context, ports, ledger, language }: Turn,
): Promise<TurnResult | null> {
  const line = guestLine(context);
  if (!RULED.has(reason) || !isQuestion(line) || (readMeaning(line).acts.get('ask') ?? 0) < ASKS) return null;
  const query = line.slice(0, QUERY_MAX_CHARS);
  const facts = await ports.searchKnowledge(query);
  ledger.searched = true;
  ledger.record('search_knowledge', { query }, 'done');
  const known = facts.map((fact) => factForEngine(fact, language));
  const { told } = toldFacts(line, known, language);
  if (told.length === 0) return null;
  for (const fact of facts)
    if (told.some(({ id }) => id === fact.source.id)) ledger.facts.set(fact.source.id, fact);
  const text = told.map((fact) => fact.text).join(' ');
  const result = resultOf({ text, engine: EMBEDDED }, ledger, language);
  return { ...result, frame: frameAfter(result, ledger, context, language) };
}

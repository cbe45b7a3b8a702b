import type { KnownFact, TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { formatFactTold } from '../dialogue/sentences/plain-answers.ts';
import { toldFacts } from '../engines/embedded/answering/relevant-facts.ts';
import { EMBEDDED } from '../engines/embedded/embedded-model.ts';
import { factForEngine } from '../engines/tools/concierge-tools.ts';
import type { Act } from '../understanding/message/acts.ts';
import { isAsked } from '../understanding/message/is-asked.ts';
import { understand } from '../understanding/message/understand.ts';
import type { Turn } from './answer-turn.ts';
import { resultOf } from './results/turn-result.ts';

const QUERY_MAX_CHARS = 200;

/** Acts of a line that a fact may answer instead: a confirmation, or none. */
const ASKING: ReadonlySet<Act['kind']> = new Set(['ask', 'follow', 'confirm', 'choose-between', 'unknown']);

/**
 * Answers a question in a language that is understood but not answered, if a fact of the property answers it: the
 * property's own text in the guest's language, otherwise in English or the property's own. Null for any other line.
 *
 * @param found the language of the guest's line
 */
export async function factsInOtherLanguages(
  { context, ports, ledger, language }: Turn,
  found: string,
): Promise<TurnResult | null> {
  if (formatFactTold(found, '') === null) return null;
  const line = guestLine(context);
  const acts = understand(line, language);
  const asks = acts.some(({ kind }) => kind === 'ask') || isAsked(line);
  if (!asks || !acts.every(({ kind }) => ASKING.has(kind))) return null;
  const query = line.slice(0, QUERY_MAX_CHARS);
  const facts = await ports.searchKnowledge(query);
  ledger.searched = true;
  ledger.record('search_knowledge', { query }, 'done');
  const textOf = ({ text }: KnownFact): string =>
    [found, 'en', ...context.property.languages].flatMap((each) => text[each] ?? [])[0] ?? '';
  const known = facts.map((fact) => factForEngine(fact, language));
  const told = toldFacts(line, known, language).told.flatMap(
    ({ id }) => facts.find(({ source }) => source.id === id) ?? [],
  );
  if (told.length === 0) return null;
  for (const fact of told) ledger.facts.set(fact.source.id, fact);
  const text = formatFactTold(found, told.map(textOf).join(' ')) ?? '';
  return resultOf({ text, engine: EMBEDDED }, ledger, language);
}

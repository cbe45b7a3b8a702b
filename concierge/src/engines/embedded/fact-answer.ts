import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { isQuestion } from '../../language/search/question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { KnowledgeResult } from '../../policy/actions/tool-results.ts';
import type { PlannedAct } from './planned-act.ts';
import { certainFact, nearestFact, relevantFacts, toldFacts } from './relevant-facts.ts';

/** Acts that understanding is unsure of. What the property has written down may answer the line nonetheless. */
const UNDERSTOOD_AS_NOTHING: ReadonlySet<PlannedAct['kind']> = new Set(['unknown', 'follow']);
const SUPPOSED: ReadonlySet<PlannedAct['kind']> = new Set([
  'confirm',
  'which-service',
  'choose-between',
  'off-topic',
]);

/**
 * What the property's facts are searched for on behalf of an act; null for nothing.
 *
 * @param line the guest's line: an act that is only supposed is no reason to doubt that a question is one
 */
export function factQuery(act: PlannedAct, line: string): string | null {
  if (act.kind === 'ask') return act.query;
  if (act.kind === 'own' && act.does === 'ask') return act.words;
  if (UNDERSTOOD_AS_NOTHING.has(act.kind)) return line;
  const supposed = SUPPOSED.has(act.kind) || (act.kind === 'own' && act.does === 'confirm');
  return supposed && isQuestion(line) ? line : null;
}

const factsIn = (result: unknown) => {
  const found = KnowledgeResult.safeParse(result);
  return found.success ? found.data.facts : [];
};

/** Whether what the act says goes without saying once a fact has answered the line. */
export const isAnsweredByFact = (act: PlannedAct): boolean =>
  UNDERSTOOD_AS_NOTHING.has(act.kind) || act.kind === 'off-topic';

/** The fact that answers a line of which something else was supposed; null for none. */
export function factInstead(
  act: PlannedAct,
  result: unknown,
  line: string,
  language: AnswerLanguage,
): string | null {
  const asks = act.kind === 'ask' || (act.kind === 'own' && act.does === 'ask');
  if (asks || factQuery(act, line) === null) return null;
  const facts = factsIn(result);
  const told = UNDERSTOOD_AS_NOTHING.has(act.kind) && isQuestion(line);
  const fact = told ? relevantFacts(line, facts, language)[0] : certainFact(line, facts, language);
  return fact?.text ?? null;
}

/** What a question is answered with. */
export interface FactAnswer {
  text: string;
  /** `near`: what is asked is not known, and what is known of the thing is told. */
  answers: 'yes' | 'near' | 'no';
}

/** The answer to a question by the property's facts: the one that answers it, or what is nearest to it. */
export function factAnswer(
  query: string,
  result: unknown,
  line: string,
  language: AnswerLanguage,
): FactAnswer {
  const { knownInstead, offerPerson, unknownFact } = SENTENCES[language];
  const facts = factsIn(result);
  const told = toldFacts(query, facts, language);
  if (told.length > 0) return { text: told.map(({ text }) => text).join(' '), answers: 'yes' };
  const near = nearestFact(query, line, facts, language);
  return near
    ? { text: `${knownInstead({ fact: near.text })} ${offerPerson}`, answers: 'near' }
    : { text: unknownFact, answers: 'no' };
}

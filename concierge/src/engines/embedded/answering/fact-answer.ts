import type { TurnContext } from '../../../contract/contract.ts';
import { meantRequests, takenBack } from '../../../dialogue/history/meant-requests.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { KnowledgeResult } from '../../../policy/actions/tool-results.ts';
import { asksFirst, isAsked } from '../../../understanding/message/is-asked.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { factForLine, nearestFact, relevantFacts, supposedFacts, toldFacts } from './relevant-facts.ts';

/** Uncertain acts: a fact of the property may still answer the line. */
const UNDERSTOOD_AS_NOTHING: ReadonlySet<PlannedAct['kind']> = new Set(['unknown', 'follow']);
/** Second meanings of a question; their reply follows the fact. */
const SUPPOSED: ReadonlySet<PlannedAct['kind']> = new Set(['confirm', 'which-service', 'choose-between']);

/** Small talk that answers no question. */
const IDLE_TALK: ReadonlySet<string> = new Set(['chat', 'feeling', 'greet', 'mood', 'help']);

/** `Is the pool heated?` may look like a fault of the pool, which the property does not repair. */
const isNotOffered = (act: PlannedAct): boolean => act.kind === 'request' && act.service === null;

/** Whether an act leaves a question open, so that a fact replaces its reply. */
function leavesOpen(act: PlannedAct, context: TurnContext): boolean {
  switch (act.kind) {
    case 'off-topic':
    case 'meant-what':
      return true;
    case 'small-talk':
      return IDLE_TALK.has(act.topic);
    // `When will the rolls be at the door?` is not about a request if there is none.
    case 'status':
      return meantRequests(act, context).length === 0;
    case 'decline':
      return takenBack(act.item, context).length === 0;
    default:
      return UNDERSTOOD_AS_NOTHING.has(act.kind);
  }
}

/**
 * The search text for an act; null for none.
 *
 * @param line the guest's line; a supposed act does not mean that it is no question
 */
export function factQuery(act: PlannedAct, line: string, context: TurnContext): string | null {
  if (act.kind === 'ask') return act.query;
  if (act.kind === 'own' && act.does === 'ask') return act.words;
  if (UNDERSTOOD_AS_NOTHING.has(act.kind)) return line;
  const supposed =
    SUPPOSED.has(act.kind) || isNotOffered(act) || (act.kind === 'own' && act.does === 'confirm');
  return (supposed || leavesOpen(act, context)) && isAsked(line) ? line : null;
}

const factsIn = (result: unknown) => {
  const found = KnowledgeResult.safeParse(result);
  return found.success ? found.data.facts : [];
};

/** A fact that answers a line with another meaning. */
interface FactInstead {
  text: string;
  /** Whether the act's own reply is unnecessary. */
  alone: boolean;
}

/** The fact that a line may be about, in a hedged sentence; null for none. */
function perhapsFact(line: string, facts: KnowledgeResult['facts'], language: AnswerLanguage): string | null {
  const { facts: supposed, mayBeTold } = supposedFacts(line, facts);
  const [best] = supposed;
  return best && mayBeTold ? SENTENCES[language].supposedFact({ fact: best.text }) : null;
}

/** The fact that answers a line with another meaning; null for none. */
export function factInstead(
  act: PlannedAct,
  result: unknown,
  line: string,
  context: TurnContext,
  language: AnswerLanguage,
): FactInstead | null {
  const asks = act.kind === 'ask' || (act.kind === 'own' && act.does === 'ask');
  if (asks || factQuery(act, line, context) === null) return null;
  const facts = factsIn(result);
  const asked = isAsked(line);
  const open = leavesOpen(act, context);
  // A choice of services alone does not reply to a question that a fact answers.
  const chooses = act.kind === 'which-service' && asksFirst(line);
  const fact =
    (open || chooses) && asked && act.kind !== 'decline'
      ? relevantFacts(line, facts, language)[0]
      : factForLine(line, facts, language, asked);
  // If a service only resembles the line, the reply also gives the likely fact, hedged.
  const supposes = act.kind === 'which-service' || (act.kind === 'own' && act.does === 'confirm');
  const perhaps = fact === null && supposes && asked ? perhapsFact(line, facts, language) : null;
  if (perhaps) return { text: perhaps, alone: false };
  // A supposed request still needs a confirmation, and a possible fault still goes to a person.
  const onlyAsks = isNotOffered(act) && asksFirst(line);
  return fact ? { text: fact.text, alone: onlyAsks || (open && act.kind !== 'status') } : null;
}

/** The facts for a question. */
export interface FactAnswer {
  text: string;
  /**
   * `near`: there is no answer, but a fact about the subject. `choose`: the subject is not certain, and the guest may
   * choose one.
   */
  answers: 'yes' | 'near' | 'choose' | 'no';
  /** The titles to choose from. */
  titles?: readonly string[];
}

/**
 * The reply to a line that no fact answers: a hedged sentence with the fact that it may be about, or the question which
 * of several the guest means; null if there is none.
 *
 * @param asked whether the line is a question; any other line (`I need clean shirts`) only gets a likely fact
 */
export function supposedAnswer(
  line: string,
  result: unknown,
  language: AnswerLanguage,
  asked = true,
): FactAnswer | null {
  const { supposedFact, whichFact } = SENTENCES[language];
  const { facts, mayBeTold, isLikely } = supposedFacts(line, factsIn(result));
  if (!asked && !(mayBeTold && isLikely)) return null;
  const [best, ...others] = facts;
  if (!best) return null;
  const titlesOf = (named: typeof facts) => [...new Set(named.map(({ title }) => title))];
  if (mayBeTold)
    return { text: supposedFact({ fact: best.text }), answers: 'choose', titles: titlesOf(others) };
  const titles = titlesOf(facts);
  const quoted = titles.map((title) => `“${title}”`).join(', ');
  return { text: whichFact({ titles: quoted }), answers: 'choose', titles };
}

/** The answer to a question from the property's facts: the fact that answers it, or the closest one. */
export function factAnswer(
  query: string,
  result: unknown,
  line: string,
  language: AnswerLanguage,
): FactAnswer {
  const { alsoKnown, foreignFact, knownInstead, offerPerson, unknownFact } = SENTENCES[language];
  const facts = factsIn(result);
  const { told, also } = toldFacts(query, facts, language);
  if (told.length > 0) {
    const other = also ? [alsoKnown({ title: also.title })] : [];
    const fact = told.map(({ text }) => text).join(' ');
    const said = told[0]?.foreign ? foreignFact({ fact }) : fact;
    return { text: [said, ...other].join(' '), answers: 'yes' };
  }
  const near = nearestFact(query, line, facts, language);
  const supposed = supposedAnswer(query, result, language);
  if (near && supposed?.text !== undefined && !supposed.text.includes(near.text))
    return { text: `${knownInstead({ fact: near.text })} ${offerPerson}`, answers: 'near' };
  if (supposed) return supposed;
  return near
    ? { text: `${knownInstead({ fact: near.text })} ${offerPerson}`, answers: 'near' }
    : { text: unknownFact, answers: 'no' };
}

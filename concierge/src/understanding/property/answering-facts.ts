import { FactIndex, type FoundFact } from '../../fact-search/fact-index.ts';
import { questionKind, tells } from '../../language/search/question.ts';

/** How well a fact fits a question, by its names and by the question's words. */
type Fit = Pick<FoundFact, 'named' | 'titled' | 'covered' | 'matched'>;

/** A fact as far as a question is held against it. */
export interface AnsweringFact {
  key: string;
  title: string;
  text: string;
  values: Record<string, string>;
  about?: readonly string[];
  /** How well a search over all of the property's facts found that it fits. */
  fit?: Fit;
}

/**
 * What the words of a question and of a fact say about each other:
 * - `answers`: it is about what is asked, and says something of the kind that is asked for (a price, a time);
 * - `near`: it is about what is asked and says something else of it;
 * - `other`: it has nothing to do with the question.
 */
export type FactRelation = 'answers' | 'near' | 'other';

/**
 * From which evidence on a fact answers (decision 0421). A question may say more than a fact's name, and a fact need not
 * be named where it says nearly all of the question.
 */
type Evidence = Omit<Fit, 'titled'>;
const NAMED: Evidence = { named: 0.7, covered: 0.3, matched: 1 };
const HALF_NAMED: Evidence = { named: 0.4, covered: 0.5, matched: 1 };
/** One word of a text may be there for anything: the sea is in what is said about jellyfish. */
const COVERED: Evidence = { named: 0, covered: 0.85, matched: 2 };
/** Where a price or a time is asked for and the fact has one, that speaks for it, too. */
const OF_KIND: Evidence = { named: 0.3, covered: 0.7, matched: 1 };
/** A title counts so much more than another name: `Check-out` before `Late check-out` with the key word `checkout`. */
const TITLE = 0.1;
const RULES = [NAMED, HALF_NAMED, COVERED];

const reaches = (fit: Fit) => (least: Evidence) =>
  fit.named >= least.named && fit.covered >= least.covered && fit.matched >= least.matched;

/** How well each fact fits a question, by these facts alone: where the search has not said so. */
function fitsIn(question: string, facts: readonly AnsweringFact[]): Map<string, Fit> {
  const index = new FactIndex();
  for (const { key, title, text, about = [] } of facts)
    index.add({ key, title, names: about, texts: [text] });
  return new Map(
    index.find(question).flatMap((fit) => {
      const fact = facts[fit.position];
      return fact ? [[fact.key, fit] as const] : [];
    }),
  );
}

/** How a fact relates to a question: the evidence, and a score by which those that relate alike are put in order. */
export interface RelatedFact {
  relation: FactRelation;
  fit: Fit | null;
  score: number;
}

/** How each of these facts relates to a question. */
export function relateFacts(question: string, facts: readonly AnsweringFact[]): RelatedFact[] {
  const kind = questionKind(question);
  const own = facts.some(({ fit }) => !fit) ? fitsIn(question, facts) : null;
  return facts.map((fact) => {
    const fit = fact.fit ?? own?.get(fact.key) ?? null;
    const rules = kind !== null && tells(kind, fact) ? [...RULES, OF_KIND] : RULES;
    if (!fit || !rules.some(reaches(fit))) return { relation: 'other', fit, score: 0 };
    const score = (fit.named + 2 * fit.covered) / 2 + TITLE * fit.titled;
    return { relation: tells(kind, fact) ? 'answers' : 'near', fit, score };
  });
}

import { FactIndex, type FoundFact } from '../../fact-search/fact-index.ts';
import { questionKind, tells } from '../../language/search/question.ts';

/** How well a fact fits a question, by its names and by the question's words. */
type Fit = Pick<FoundFact, 'named' | 'titled' | 'covered' | 'alike' | 'matched' | 'ahead'>;

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
 * What each piece of evidence says for a fact: the weights of a logistic regression over the questions of five
 * properties (docs/measurements.md, "Facts by their topics"; decision 0422).
 */
const WEIGHTS = {
  base: -2.96,
  named: 1.01,
  titled: 0.14,
  covered: 2.17,
  alike: 1.19,
  /** Its topics are more alike than those of any other fact, by so much, or another fact's are. */
  ahead: 4.95,
  behind: 2.67,
  alikeAndCovered: 1.18,
  namedAndCovered: 0.56,
  /** One word of a text may be there for anything: the sea is in what is said about jellyfish. */
  severalWords: 1.21,
  /** A price or a time is asked for, and the fact has one. */
  ofKind: 0.41,
} as const;

/** How likely it is that a fact is what a question is about, from 0 to 1. */
function likelihoodOf({ named, titled, covered, alike, ahead, matched }: Fit, isOfKind: boolean): number {
  const sum =
    WEIGHTS.base +
    WEIGHTS.named * named +
    WEIGHTS.titled * titled +
    WEIGHTS.covered * covered +
    WEIGHTS.alike * alike +
    (ahead > 0 ? WEIGHTS.ahead : WEIGHTS.behind) * ahead +
    WEIGHTS.alikeAndCovered * alike * covered +
    WEIGHTS.namedAndCovered * named * covered +
    (matched > 1 ? WEIGHTS.severalWords : 0) +
    (isOfKind ? WEIGHTS.ofKind : 0);
  return 1 / (1 + Math.exp(-sum));
}

/** From here on a fact is about what is asked (decision 0422). */
const LEAST_LIKELY = 0.5;

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

/** How a fact relates to a question, and how likely it is that it is about what is asked, from 0 to 1. */
export interface RelatedFact {
  relation: FactRelation;
  fit: Fit | null;
  likelihood: number;
}

/** How each of these facts relates to a question. */
export function relateFacts(question: string, facts: readonly AnsweringFact[]): RelatedFact[] {
  const kind = questionKind(question);
  const own = facts.some(({ fit }) => !fit) ? fitsIn(question, facts) : null;
  return facts.map((fact) => {
    const fit = fact.fit ?? own?.get(fact.key) ?? null;
    if (!fit) return { relation: 'other', fit, likelihood: 0 };
    const states = tells(kind, fact);
    const likelihood = likelihoodOf(fit, kind !== null && states);
    const relation = likelihood < LEAST_LIKELY ? 'other' : states ? 'answers' : 'near';
    return { relation, fit, likelihood };
  });
}

import { FactIndex } from '../../fact-search/fact-index.ts';
import { type Fit, likelihoodOf } from '../../fact-search/fact-likelihood.ts';
import { questionKind, tells } from '../../language/search/question.ts';

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

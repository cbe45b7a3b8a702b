import { FactIndex } from '../../fact-search/fact-index.ts';
import { type Fit, likelihoodOf } from '../../fact-search/fact-likelihood.ts';
import { questionKind, tells } from '../../language/search/question.ts';

/** The parts of a fact that are compared with a question. */
export interface AnsweringFact {
  key: string;
  title: string;
  text: string;
  values: Record<string, string>;
  about?: readonly string[];
  /** How well it fits, according to a search over all facts of the property. */
  fit?: Fit;
}

/**
 * How a fact relates to a question, by their words:
 *
 * - `answers`: it is about the subject of the question, and has the requested kind of value (a price, a time);
 * - `near`: it is about the subject of the question, without that kind of value;
 * - `other`: it has nothing to do with the question.
 */
export type FactRelation = 'answers' | 'near' | 'other';

/** Minimum likelihood that a fact is about the subject of a question (decision 0422). */
const LEAST_LIKELY = 0.5;

/** How well each fact fits a question among these facts alone, for facts that no search has scored. */
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

/** How a fact relates to a question, and the likelihood from 0 to 1 that it is about the question's subject. */
export interface RelatedFact {
  relation: FactRelation;
  fit: Fit | null;
  likelihood: number;
}

/** The relation of each of these facts to a question. */
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

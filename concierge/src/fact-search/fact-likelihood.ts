import { z } from 'zod';
import type { FoundFact } from './fact-index.ts';
import stored from './fact-weights.json' with { type: 'json' };

/** How well a fact fits a question: by the fact's names, the question's words, and topics. */
export type Fit = Pick<
  FoundFact,
  'named' | 'titled' | 'covered' | 'alike' | 'matched' | 'ahead' | 'meant' | 'meantAhead'
>;

/** Names of the pieces of evidence, in the order of {@link evidenceOf}. */
export const EVIDENCE = [
  'base',
  'named',
  'titled',
  'covered',
  'alike',
  /** Margin of its topics over those of any other fact; negative if another fact is closer. */
  'ahead',
  'behind',
  'alikeAndCovered',
  'namedAndCovered',
  /** Several words match: a single word of a text may occur for any reason, as the sea in a text about jellyfish. */
  'severalWords',
  /** The question asks for a price or a time, and the fact has one. */
  'ofKind',
  /** Similarity in the meaning of words, and its margin. */
  'meant',
  'meantAhead',
  'meantBehind',
  'meantAndAlike',
] as const;

/** The evidence for a fact as an answer to a question. */
export const evidenceOf = (
  { named, titled, covered, alike, ahead, matched, meant, meantAhead }: Fit,
  isOfKind: boolean,
): number[] => [
  1,
  named,
  titled,
  covered,
  alike,
  Math.max(0, ahead),
  Math.min(0, ahead),
  alike * covered,
  named * covered,
  matched > 1 ? 1 : 0,
  isOfKind ? 1 : 0,
  meant,
  Math.max(0, meantAhead),
  Math.min(0, meantAhead),
  meant * alike,
];

/** Weight of each piece of evidence, as fitted by `npm run train -- fact-search` (decision 0466). */
const WEIGHTS = z.record(z.enum(EVIDENCE), z.number()).parse(stored);
const weights = EVIDENCE.map((name) => WEIGHTS[name]);

/** The likelihood that a question is about a fact, from 0 to 1. */
export function likelihoodOf(fit: Fit, isOfKind: boolean): number {
  const evidence = evidenceOf(fit, isOfKind);
  const sum = evidence.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

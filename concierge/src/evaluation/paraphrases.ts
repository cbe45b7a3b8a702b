import { z } from 'zod';
import type { KnownFact } from '../contract/contract.ts';
import paraphrases from './sets/paraphrases.json' with { type: 'json' };

const Paraphrases = z.strictObject({
  name: z.string(),
  facts: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      text: z.record(z.string(), z.string()),
      /** Questions that it answers, in other words and in six languages; fixed before the first measurement. */
      asks: z.array(z.string()),
    }),
  ),
  /** Questions without an answer. */
  unanswerable: z.array(z.string()),
});

const { facts, unanswerable } = Paraphrases.parse(paraphrases);

/** A wine estate outside the training data, and guests' questions about it. */
export const PARAPHRASES: {
  facts: readonly KnownFact[];
  questions: ReadonlyArray<{ text: string; fact: string }>;
  unanswerable: readonly string[];
} = {
  facts: facts.map(({ key, title, text }) => ({
    key,
    text,
    values: {},
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  })),
  questions: facts.flatMap(({ key, asks }) => asks.map((text) => ({ text, fact: key }))),
  unanswerable,
};

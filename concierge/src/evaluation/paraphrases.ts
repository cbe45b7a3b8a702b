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
      /** Questions that it answers, in other words and in six languages; fixed before they were first asked. */
      asks: z.array(z.string()),
    }),
  ),
  /** Questions that none of the facts answers. */
  untold: z.array(z.string()),
});

const { facts, untold } = Paraphrases.parse(paraphrases);

/** A wine estate that is in no training data, and how guests ask about it. */
export const PARAPHRASES: {
  facts: readonly KnownFact[];
  questions: ReadonlyArray<{ text: string; fact: string }>;
  untold: readonly string[];
} = {
  facts: facts.map(({ key, title, text }) => ({
    key,
    text,
    values: {},
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  })),
  questions: facts.flatMap(({ key, asks }) => asks.map((text) => ({ text, fact: key }))),
  untold,
};

import { z } from 'zod';
import stored from './letter-model.json' with { type: 'json' };
import { sequencesOf } from './sequences.ts';

/** `letter-model.json`: the evidence of each sequence of letters for each language. */
export const StoredLetterModel = z.strictObject({
  bits: z.int().min(4).max(18),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(2),
  /** The value of one step of a stored number, as a natural logarithm. */
  scale: z.number().positive(),
  /** One signed byte for each sequence and language, grouped by sequence, in base64. */
  evidence: z.base64(),
});
export type StoredLetterModel = z.infer<typeof StoredLetterModel>;

/** Naive Bayes over sequences of letters. */
export interface LetterModel {
  languages: readonly string[];
  /**
   * The evidence for each language in a text, as natural logarithms with a mean of 0, and the number of known
   * sequences.
   */
  scoresOf(text: string): { scores: ReadonlyMap<string, number>; known: number };
}

/**
 * Decodes a stored letter model.
 *
 * @throws Error if its parts do not match
 */
export function loadLetterModel(given: unknown): LetterModel {
  const { bits, languages, scale, evidence } = StoredLetterModel.parse(given);
  const bytes = Buffer.from(evidence, 'base64');
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (table.length !== 2 ** bits * languages.length)
    throw new Error('The parts of the stored letter model do not fit each other');
  return {
    languages,
    scoresOf(text) {
      const sums = languages.map(() => 0);
      let known = 0;
      for (const sequence of sequencesOf(text, bits)) {
        const row = sequence * languages.length;
        let isKnown = false;
        for (let at = 0; at < languages.length; at += 1) {
          const value = table[row + at] ?? 0;
          if (value !== 0) isKnown = true;
          sums[at] = (sums[at] ?? 0) + value * scale;
        }
        if (isKnown) known += 1;
      }
      return { scores: new Map(languages.map((language, at) => [language, sums[at] ?? 0])), known };
    },
  };
}

/** The trained letter model. */
export const LETTER_MODEL: LetterModel = loadLetterModel(stored);

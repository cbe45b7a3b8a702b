import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';

/** Common words that are one typing error from a word of the lexicon and mean something else. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  Object.values(loadAnswerData('real-words', z.array(z.string().min(1)))).flat(),
);

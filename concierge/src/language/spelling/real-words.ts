import { z } from 'zod';
import en from '../../../data/en/real-words.json' with { type: 'json' };
import es from '../../../data/es/real-words.json' with { type: 'json' };
import pt from '../../../data/pt/real-words.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

/** Common words that are a slip away from a word of the lexicon and mean something else. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  Object.values(loadData('real-words', z.array(z.string().min(1)), { en, pt, es })).flat(),
);

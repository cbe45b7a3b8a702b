import { z } from 'zod';
import several from '../../../data/several/refusals.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { words, endings, courtesies } = loadData(
  'refusals',
  z.strictObject({
    words: Patterns,
    /** The end of a line that refuses what it mentioned: `and I don't want one`. */
    endings: Patterns,
    /** What may follow: `no, thanks`. */
    courtesies: Patterns,
  }),
  { several },
).several;
const REFUSALS = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'u');

/** Whether a line has a word of refusal, in any of the six languages: `no`, `kein`, `laissez`. */
export const refuses = (line: string): boolean => REFUSALS.test(normalise(line));

const ENDS_IN_REFUSAL = new RegExp(
  `(?<![\\p{L}])(?:${endings.join('|')})(?:,? (?:${courtesies.join('|')}))?[.! ]*$`,
  'u',
);

/** Whether a line ends by refusing what it mentioned: `nobody told me of an upgrade and I don't want one`. */
export const refusesIt = (line: string): boolean => ENDS_IN_REFUSAL.test(normalise(line));

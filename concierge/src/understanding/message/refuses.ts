import { z } from 'zod';
import several from '../../../data/several/refusals.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const { words } = loadData('refusals', z.strictObject({ words: z.array(z.string().min(1)).min(1) }), {
  several,
}).several;
const REFUSALS = new RegExp(`(?<![\\p{L}])(?:${words.join('|')}|n'\\p{L}+)(?![\\p{L}])`, 'u');

/** Whether a line has a word that turns something down, in any of the six languages: `no`, `kein`, `laissez`. */
export const refuses = (line: string): boolean => REFUSALS.test(normalise(line));

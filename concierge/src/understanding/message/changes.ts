import { z } from 'zod';
import several from '../../../data/several/change-words.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const { words } = loadData('change-words', z.strictObject({ words: z.array(z.string().min(1)).min(1) }), {
  several,
}).several;
const CHANGES = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'u');

/** Whether a line has a word that changes something said before, in any of the six languages: `instead`, `afinal`. */
export const changesSomething = (line: string): boolean => CHANGES.test(normalise(line));

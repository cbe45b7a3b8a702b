import { z } from 'zod';
import several from '../../../data/several/courtesies.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

/** Words that end a wish, so that something else may start without a comma; patterns, in all languages at once. */
const {
  several: { courtesies },
} = loadData('courtesies', z.strictObject({ courtesies: z.array(z.string().min(1)) }), { several });

const COURTESY = new RegExp(`(?<=(?<!\\p{L})(?:${courtesies.join('|')}))(?!\\p{L})`, 'giu');

/** The parts of a line separated by `please` or `thanks`, each with its own. */
export const afterCourtesy = (line: string): string[] =>
  line.split(COURTESY).filter((part) => /\p{L}/u.test(part));

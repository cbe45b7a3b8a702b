import { z } from 'zod';
import several from '../../../data/several/disputes.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const { phrases } = loadData('disputes', z.strictObject({ phrases: z.array(z.string().min(1)).min(1) }), {
  several,
}).several;
const DISPUTES = new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');

/** Whether a line says that something was not asked for, in any of the six languages: `I never ordered a burger`. */
export const disputes = (line: string): boolean => DISPUTES.test(normalise(line));

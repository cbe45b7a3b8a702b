import { z } from 'zod';
import several from '../../../data/several/all-clear.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const { phrases } = loadData('all-clear', z.strictObject({ phrases: z.array(z.string().min(1)).min(1) }), {
  several,
}).several;
const ALL_CLEAR = new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');

/** Whether a normalised line says that no help is needed, in any of the six languages: `no need to send a doctor`. */
export const saysAllClear = (normalised: string): boolean => ALL_CLEAR.test(normalised);

import { z } from 'zod';
import several from '../../../../data/several/weapons.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';
import { wordsOf } from '../../../language/text/normalise.ts';

const { words } = loadData('weapons', z.strictObject({ words: z.array(z.string().min(1)).min(1) }), {
  several,
}).several;
const WEAPONS = new Set(words);

/** Whether a normalised line names a weapon, in any of the six languages. A knife is also cutlery: `a knife please`. */
export const namesWeapon = (normalised: string): boolean =>
  wordsOf(normalised).some((word) => WEAPONS.has(word));

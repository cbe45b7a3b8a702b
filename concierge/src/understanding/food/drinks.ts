import { z } from 'zod';
import drinks from '../../../data/several/drinks.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const { several: DRINKS } = loadData('drinks', z.array(z.string().min(1)), { several: drinks });

const DRINK = new RegExp(`(?<!\\p{L})(?:${DRINKS.join('|')})(?!\\p{L})`, 'u');

/** Whether a normalised line names something to drink: `zwei glaser weisswein`, and not `weinglaser`. */
export const namesDrink = (normalised: string): boolean => DRINK.test(normalised);

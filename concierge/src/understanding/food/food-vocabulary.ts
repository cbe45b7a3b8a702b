import { z } from 'zod';
import drinks from '../../../data/several/drinks.json' with { type: 'json' };
import several from '../../../data/several/food-words.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

/** Food in the words of other languages; each group begins with the word that menus use most. */
const { several: GROUPS } = loadData('food-words', z.array(z.array(z.string().min(1)).min(1)), { several });

/** Stems of six letters. */
const short = (word: string) => word.slice(0, 6);

/** From a guest's stem to the stems that a menu may have. */
export const FOOD_WORDS: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  for (const words of GROUPS) {
    const stems = [...new Set(words.map(short))];
    const singular = stems.flatMap((one) => [one, one.replace(/s$/, '')]);
    for (const one of singular) map.set(one, [...new Set([...(map.get(one) ?? []), ...singular])]);
  }
  return map;
})();

const { several: DRINKS } = loadData('drinks', z.array(z.string().min(1)), { several: drinks });
const DRINK = new RegExp(`(?<!\\p{L})(?:${DRINKS.join('|')})(?!\\p{L})`, 'u');

/** Whether a normalised line names something to drink: `zwei glaser weisswein`, but not `weinglaser`. */
export const namesDrink = (normalised: string): boolean => DRINK.test(normalised);

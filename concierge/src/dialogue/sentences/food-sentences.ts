import { z } from 'zod';
import en from '../../../data/en/food-sentences.json' with { type: 'json' };
import es from '../../../data/es/food-sentences.json' with { type: 'json' };
import pt from '../../../data/pt/food-sentences.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const Text = z.string().min(1);

/** What the embedded engine says about menu and cart; `{name}` is filled in. */
const FoodSentences = z.object({
  menu: Text,
  /** By the menu's own name of the diet. */
  diet: z.record(z.string(), Text),
  none: Text,
  soldOut: Text,
  notNow: Text,
  dish: Text,
  inOrder: Text,
  empty: Text,
  confirm: Text,
  without: z.object({ 'sold-out': Text, 'not-now': Text, other: Text }),
  choose: Text,
  which: Text,
  /** What was asked for is not on the menu; the second names something of its kind that is. */
  noSuch: Text,
  near: Text,
  refused: Text,
  add: z.object({ label: Text, text: Text }),
});
export type FoodSentences = z.infer<typeof FoodSentences>;

/** What is said about menu and cart, by language. */
export const FOOD_SENTENCES = loadData('food-sentences', FoodSentences, { en, pt, es });

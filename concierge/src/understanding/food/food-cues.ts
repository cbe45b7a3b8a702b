import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { compiled } from '../cues/compiled.ts';

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'u');

/** What a guest says around dishes. */
type FoodCue = 'menu' | 'remove' | 'another' | 'cart' | 'finish' | 'without';

/** Patterns over normalised text, one per language and cue. */
export const FOOD_CUES: Record<AnswerLanguage, Record<FoodCue, RegExp>> = compiled(
  loadAnswerData(
    'food-cues',
    z.record(
      z.enum(['menu', 'remove', 'another', 'cart', 'finish', 'without']),
      z.array(z.string().min(1)).min(1),
    ),
  ),
);

/** Diets by the words that guests have for them; the menu's own names are the keys. */
export const DIETS: ReadonlyArray<readonly [diet: string, pattern: RegExp]> = [
  ['vegan', words('vegan|vegano|vegana|veganos|veganas|plant-based|plant based')],
  [
    'vegetarian',
    words(
      'vegetarian|veggie|vegetariano|vegetariana|vegetarianos|vegetarianas|meat-free|without meat|sem carne|sin carne',
    ),
  ],
];

/** Mealtimes and courses, by what menus call them. */
export const COURSES: ReadonlyArray<readonly [course: RegExp, said: RegExp]> = [
  [/breakfast|pequeno|desayuno/, words('breakfast|pequeno-?almoco|cafe da manha|desayuno')],
  [/sweet|dessert|sobremesa|postre/, words('desserts?|sweet|sobremesas?|doces?|postres?|dulce')],
  [/drink|bebida|beverage/, words('drinks?|to drink|beber|bebidas?|beverages?')],
  [
    /main|prato|plato|small|starter|entrada/,
    words('lunch|dinner|mains?|starters?|to eat|almoco|jantar|cenar?|almuerzo|almorzar|comer|comida'),
  ],
];

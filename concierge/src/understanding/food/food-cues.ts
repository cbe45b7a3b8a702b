import { z } from 'zod';
import courses from '../../../data/several/courses.json' with { type: 'json' };
import { loadAnswerData } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { compiled } from '../cues/compiled.ts';
import { FOOD_LINES } from './food-lines.ts';

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'u');

/** What the words around dishes mean. */
type FoodCue = 'menu' | 'remove' | 'dropped' | 'another' | 'cart' | 'finish' | 'without';

/** Patterns over normalised text, one per language and cue. */
export const FOOD_CUES: Record<AnswerLanguage, Record<FoodCue, RegExp>> = compiled(
  loadAnswerData(
    'food-cues',
    z.record(
      z.enum(['menu', 'remove', 'dropped', 'another', 'cart', 'finish', 'without']),
      z.array(z.string().min(1)).min(1),
    ),
  ),
);

/** Patterns for guests' words for diets; the keys are the menu's own names. */
export const DIETS: ReadonlyArray<readonly [diet: string, pattern: RegExp]> = [
  ['vegan', words(FOOD_LINES.vegan)],
  ['vegetarian', words(FOOD_LINES.vegetarian)],
];

/** Mealtimes and courses: how menus name them, and how guests do. */
export const COURSES: ReadonlyArray<readonly [course: RegExp, said: RegExp]> = loadData(
  'courses',
  z.array(z.strictObject({ menu: z.string().min(1), said: z.string().min(1) })),
  { several: courses },
).several.map(({ menu, said }) => [new RegExp(menu), words(said)]);

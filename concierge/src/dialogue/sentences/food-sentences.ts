import { foodByLanguage } from '../../../messages/compiled/food/by-language.ts';
import type { FoodMessages } from '../../../messages/compiled/food/messages.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** Sentences about menu and cart, by language; `diet` by the menu's own name of the diet. */
export const FOOD_SENTENCES: Readonly<Record<AnswerLanguage, FoodMessages>> = foodByLanguage;

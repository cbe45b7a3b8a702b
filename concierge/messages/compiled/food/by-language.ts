// Compiled from concierge/messages by `npm run messages`.
import { foodMessages as en } from './en.ts';
import { foodMessages as es } from './es.ts';
import { foodMessages as pt } from './pt.ts';

/** {@link FoodMessages} in every language that has them. */
export const foodByLanguage = { en, es, pt };

// Compiled from concierge/messages by `npm run messages`.
import { foodMessages as de } from './de.ts';
import { foodMessages as en } from './en.ts';
import { foodMessages as es } from './es.ts';
import { foodMessages as fr } from './fr.ts';
import { foodMessages as it } from './it.ts';
import { foodMessages as pt } from './pt.ts';

/** {@link FoodMessages} in every language that has them. */
export const foodByLanguage = { de, en, es, fr, it, pt };

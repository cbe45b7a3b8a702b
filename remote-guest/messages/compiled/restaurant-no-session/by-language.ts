// Compiled from remote-guest/messages by `npm run messages`.
import { restaurantNoSessionMessages as de } from './de.ts';
import { restaurantNoSessionMessages as en } from './en.ts';
import { restaurantNoSessionMessages as es } from './es.ts';
import { restaurantNoSessionMessages as fr } from './fr.ts';
import { restaurantNoSessionMessages as it } from './it.ts';
import { restaurantNoSessionMessages as pt } from './pt.ts';

/** {@link RestaurantNoSessionMessages} in every language that has them. */
export const restaurantNoSessionByLanguage = { de, en, es, fr, it, pt };

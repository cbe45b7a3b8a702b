// Compiled from remote-guest/messages by `npm run messages`.
import { restaurantMessages as de } from './de.ts';
import { restaurantMessages as en } from './en.ts';
import { restaurantMessages as es } from './es.ts';
import { restaurantMessages as fr } from './fr.ts';
import { restaurantMessages as it } from './it.ts';
import { restaurantMessages as pt } from './pt.ts';

/** {@link RestaurantMessages} in every language that has them. */
export const restaurantByLanguage = { de, en, es, fr, it, pt };

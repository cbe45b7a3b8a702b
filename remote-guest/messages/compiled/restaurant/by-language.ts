// Compiled from remote-guest/messages by `npm run messages`.
import { restaurantMessages as en } from './en.ts';
import { restaurantMessages as es } from './es.ts';
import { restaurantMessages as pt } from './pt.ts';

/** {@link RestaurantMessages} in every language that has them. */
export const restaurantByLanguage = { en, es, pt };

import { restaurantMessages } from '../../messages/compiled/restaurant/en.ts';
import type { RestaurantMessages } from '../../messages/compiled/restaurant/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages of the restaurant’s page around menu and order, in one language. */
export interface RestaurantWording extends Wording {
  messages: RestaurantMessages;
}

export const englishRestaurantWording: RestaurantWording = { language: 'en', messages: restaurantMessages };

/** Each language is a separate file, loaded on demand. */
export const loadRestaurantWording: LoadWording<RestaurantWording> = {
  pt: async () => {
    const { restaurantMessages: messages } = await import('../../messages/compiled/restaurant/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { restaurantMessages: messages } = await import('../../messages/compiled/restaurant/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { restaurantMessages: messages } = await import('../../messages/compiled/restaurant/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { restaurantMessages: messages } = await import('../../messages/compiled/restaurant/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { restaurantMessages: messages } = await import('../../messages/compiled/restaurant/it.ts');
    return { language: 'it', messages };
  },
};

import { kitchenMessages } from '../../messages/compiled/kitchen/en.ts';
import type { KitchenMessages } from '../../messages/compiled/kitchen/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages of the menu and the order, in one language. */
export interface KitchenWording extends Wording {
  messages: KitchenMessages;
}

export const englishKitchenWording: KitchenWording = { language: 'en', messages: kitchenMessages };

/** Each language is a separate file, loaded on demand. */
export const loadKitchenWording: LoadWording<KitchenWording> = {
  pt: async () => {
    const { kitchenMessages: messages } = await import('../../messages/compiled/kitchen/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { kitchenMessages: messages } = await import('../../messages/compiled/kitchen/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { kitchenMessages: messages } = await import('../../messages/compiled/kitchen/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { kitchenMessages: messages } = await import('../../messages/compiled/kitchen/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { kitchenMessages: messages } = await import('../../messages/compiled/kitchen/it.ts');
    return { language: 'it', messages };
  },
};

import { toldMessages } from '../../messages/compiled/told/en.ts';
import type { ToldMessages } from '../../messages/compiled/told/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages about notifications while the page is closed, in one language. */
export interface ToldWording extends Wording {
  messages: ToldMessages;
}

export const englishToldWording: ToldWording = { language: 'en', messages: toldMessages };

/** Each language is a separate file, loaded on demand. */
export const loadToldWording: LoadWording<ToldWording> = {
  pt: async () => {
    const { toldMessages: messages } = await import('../../messages/compiled/told/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { toldMessages: messages } = await import('../../messages/compiled/told/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { toldMessages: messages } = await import('../../messages/compiled/told/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { toldMessages: messages } = await import('../../messages/compiled/told/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { toldMessages: messages } = await import('../../messages/compiled/told/it.ts');
    return { language: 'it', messages };
  },
};

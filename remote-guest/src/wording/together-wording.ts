import { togetherMessages } from '../../messages/compiled/together/en.ts';
import type { TogetherMessages } from '../../messages/compiled/together/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages about ordering together, in one language. */
export interface TogetherWording extends Wording {
  messages: TogetherMessages;
}

export const englishTogetherWording: TogetherWording = { language: 'en', messages: togetherMessages };

/** Each language is a separate file, loaded on demand. */
export const loadTogetherWording: LoadWording<TogetherWording> = {
  pt: async () => {
    const { togetherMessages: messages } = await import('../../messages/compiled/together/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { togetherMessages: messages } = await import('../../messages/compiled/together/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { togetherMessages: messages } = await import('../../messages/compiled/together/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { togetherMessages: messages } = await import('../../messages/compiled/together/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { togetherMessages: messages } = await import('../../messages/compiled/together/it.ts');
    return { language: 'it', messages };
  },
};

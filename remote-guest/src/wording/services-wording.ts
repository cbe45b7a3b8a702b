import { servicesMessages } from '../../messages/compiled/services/en.ts';
import type { ServicesMessages } from '../../messages/compiled/services/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages of the list of services, in one language. */
export interface ServicesWording extends Wording {
  messages: ServicesMessages;
}

export const englishServicesWording: ServicesWording = { language: 'en', messages: servicesMessages };

/** Each language is a separate file, loaded on demand. */
export const loadServicesWording: LoadWording<ServicesWording> = {
  pt: async () => {
    const { servicesMessages: messages } = await import('../../messages/compiled/services/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { servicesMessages: messages } = await import('../../messages/compiled/services/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { servicesMessages: messages } = await import('../../messages/compiled/services/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { servicesMessages: messages } = await import('../../messages/compiled/services/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { servicesMessages: messages } = await import('../../messages/compiled/services/it.ts');
    return { language: 'it', messages };
  },
};

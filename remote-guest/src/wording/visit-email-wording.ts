import { visitEmailMessages } from '../../messages/compiled/visit-email/en.ts';
import type { VisitEmailMessages } from '../../messages/compiled/visit-email/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages about e-mails of a visit, in one language. */
export interface VisitEmailWording extends Wording {
  messages: VisitEmailMessages;
}

export const englishVisitEmailWording: VisitEmailWording = { language: 'en', messages: visitEmailMessages };

/** Each language is a separate file, loaded on demand. */
export const loadVisitEmailWording: LoadWording<VisitEmailWording> = {
  pt: async () => {
    const { visitEmailMessages: messages } = await import('../../messages/compiled/visit-email/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { visitEmailMessages: messages } = await import('../../messages/compiled/visit-email/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { visitEmailMessages: messages } = await import('../../messages/compiled/visit-email/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { visitEmailMessages: messages } = await import('../../messages/compiled/visit-email/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { visitEmailMessages: messages } = await import('../../messages/compiled/visit-email/it.ts');
    return { language: 'it', messages };
  },
};

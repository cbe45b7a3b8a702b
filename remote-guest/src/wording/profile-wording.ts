import { profileMessages } from '../../messages/compiled/profile/en.ts';
import type { ProfileMessages } from '../../messages/compiled/profile/messages.ts';
import type { LoadWording, Wording } from './load-wording.ts';

/** Messages of the page of a guest’s profile, in one language. */
export interface ProfileWording extends Wording {
  messages: ProfileMessages;
}

export const englishProfileWording: ProfileWording = { language: 'en', messages: profileMessages };

/** Each language is a separate file, loaded on demand. */
export const loadProfileWording: LoadWording<ProfileWording> = {
  pt: async () => {
    const { profileMessages: messages } = await import('../../messages/compiled/profile/pt.ts');
    return { language: 'pt', messages };
  },
  es: async () => {
    const { profileMessages: messages } = await import('../../messages/compiled/profile/es.ts');
    return { language: 'es', messages };
  },
  de: async () => {
    const { profileMessages: messages } = await import('../../messages/compiled/profile/de.ts');
    return { language: 'de', messages };
  },
  fr: async () => {
    const { profileMessages: messages } = await import('../../messages/compiled/profile/fr.ts');
    return { language: 'fr', messages };
  },
  it: async () => {
    const { profileMessages: messages } = await import('../../messages/compiled/profile/it.ts');
    return { language: 'it', messages };
  },
};

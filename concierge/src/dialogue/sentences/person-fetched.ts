import { personFetchedByLanguage } from '../../../messages/compiled/person-fetched/by-language.ts';
import type { PersonFetchedMessages } from '../../../messages/compiled/person-fetched/messages.ts';

const BY_LANGUAGE: Readonly<Record<string, PersonFetchedMessages>> = personFetchedByLanguage;

/**
 * The message to a guest whose language is recognised but not answered, in that language, or in English if there is no
 * such text. Unlike other handoff messages it says that a person comes, because the server's next message is not in the
 * guest's language.
 *
 * @param language its code, such as `nl`
 */
export const personFetchedIn = (language: string): PersonFetchedMessages =>
  (Object.hasOwn(BY_LANGUAGE, language) ? BY_LANGUAGE[language] : undefined) ?? personFetchedByLanguage.en;

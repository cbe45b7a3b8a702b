// Compiled from remote-guest/messages by `npm run messages`.
import { registrationMessages as de } from './de.ts';
import { registrationMessages as en } from './en.ts';
import { registrationMessages as es } from './es.ts';
import { registrationMessages as fr } from './fr.ts';
import { registrationMessages as it } from './it.ts';
import { registrationMessages as pt } from './pt.ts';

/** {@link RegistrationMessages} in every language that has them. */
export const registrationByLanguage = { de, en, es, fr, it, pt };

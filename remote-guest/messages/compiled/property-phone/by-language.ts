// Compiled from remote-guest/messages by `npm run messages`.
import { propertyPhoneMessages as de } from './de.ts';
import { propertyPhoneMessages as en } from './en.ts';
import { propertyPhoneMessages as es } from './es.ts';
import { propertyPhoneMessages as fr } from './fr.ts';
import { propertyPhoneMessages as it } from './it.ts';
import { propertyPhoneMessages as pt } from './pt.ts';

/** {@link PropertyPhoneMessages} in every language that has them. */
export const propertyPhoneByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { informationMessages as de } from './de.ts';
import { informationMessages as en } from './en.ts';
import { informationMessages as es } from './es.ts';
import { informationMessages as fr } from './fr.ts';
import { informationMessages as it } from './it.ts';
import { informationMessages as pt } from './pt.ts';

/** {@link InformationMessages} in every language that has them. */
export const informationByLanguage = { de, en, es, fr, it, pt };

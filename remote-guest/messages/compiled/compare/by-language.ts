// Compiled from remote-guest/messages by `npm run messages`.
import { compareMessages as de } from './de.ts';
import { compareMessages as en } from './en.ts';
import { compareMessages as es } from './es.ts';
import { compareMessages as fr } from './fr.ts';
import { compareMessages as it } from './it.ts';
import { compareMessages as pt } from './pt.ts';

/** {@link CompareMessages} in every language that has them. */
export const compareByLanguage = { de, en, es, fr, it, pt };

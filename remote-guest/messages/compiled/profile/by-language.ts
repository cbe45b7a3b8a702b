// Compiled from remote-guest/messages by `npm run messages`.
import { profileMessages as de } from './de.ts';
import { profileMessages as en } from './en.ts';
import { profileMessages as es } from './es.ts';
import { profileMessages as fr } from './fr.ts';
import { profileMessages as it } from './it.ts';
import { profileMessages as pt } from './pt.ts';

/** {@link ProfileMessages} in every language that has them. */
export const profileByLanguage = { de, en, es, fr, it, pt };

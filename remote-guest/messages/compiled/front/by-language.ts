// Compiled from remote-guest/messages by `npm run messages`.
import { frontMessages as de } from './de.ts';
import { frontMessages as en } from './en.ts';
import { frontMessages as es } from './es.ts';
import { frontMessages as fr } from './fr.ts';
import { frontMessages as it } from './it.ts';
import { frontMessages as pt } from './pt.ts';

/** {@link FrontMessages} in every language that has them. */
export const frontByLanguage = { de, en, es, fr, it, pt };

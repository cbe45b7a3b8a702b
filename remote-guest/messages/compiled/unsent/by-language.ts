// Compiled from remote-guest/messages by `npm run messages`.
import { unsentMessages as de } from './de.ts';
import { unsentMessages as en } from './en.ts';
import { unsentMessages as es } from './es.ts';
import { unsentMessages as fr } from './fr.ts';
import { unsentMessages as it } from './it.ts';
import { unsentMessages as pt } from './pt.ts';

/** {@link UnsentMessages} in every language that has them. */
export const unsentByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { handOffMessages as de } from './de.ts';
import { handOffMessages as en } from './en.ts';
import { handOffMessages as es } from './es.ts';
import { handOffMessages as fr } from './fr.ts';
import { handOffMessages as it } from './it.ts';
import { handOffMessages as pt } from './pt.ts';

/** {@link HandOffMessages} in every language that has them. */
export const handOffByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { visitEmailMessages as de } from './de.ts';
import { visitEmailMessages as en } from './en.ts';
import { visitEmailMessages as es } from './es.ts';
import { visitEmailMessages as fr } from './fr.ts';
import { visitEmailMessages as it } from './it.ts';
import { visitEmailMessages as pt } from './pt.ts';

/** {@link VisitEmailMessages} in every language that has them. */
export const visitEmailByLanguage = { de, en, es, fr, it, pt };

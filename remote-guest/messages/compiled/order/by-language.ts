// Compiled from remote-guest/messages by `npm run messages`.
import { orderMessages as de } from './de.ts';
import { orderMessages as en } from './en.ts';
import { orderMessages as es } from './es.ts';
import { orderMessages as fr } from './fr.ts';
import { orderMessages as it } from './it.ts';
import { orderMessages as pt } from './pt.ts';

/** {@link OrderMessages} in every language that has them. */
export const orderByLanguage = { de, en, es, fr, it, pt };

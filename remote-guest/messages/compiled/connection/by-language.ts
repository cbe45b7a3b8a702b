// Compiled from remote-guest/messages by `npm run messages`.
import { connectionMessages as de } from './de.ts';
import { connectionMessages as en } from './en.ts';
import { connectionMessages as es } from './es.ts';
import { connectionMessages as fr } from './fr.ts';
import { connectionMessages as it } from './it.ts';
import { connectionMessages as pt } from './pt.ts';

/** {@link ConnectionMessages} in every language that has them. */
export const connectionByLanguage = { de, en, es, fr, it, pt };

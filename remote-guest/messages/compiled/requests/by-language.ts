// Compiled from remote-guest/messages by `npm run messages`.
import { requestsMessages as de } from './de.ts';
import { requestsMessages as en } from './en.ts';
import { requestsMessages as es } from './es.ts';
import { requestsMessages as fr } from './fr.ts';
import { requestsMessages as it } from './it.ts';
import { requestsMessages as pt } from './pt.ts';

/** {@link RequestsMessages} in every language that has them. */
export const requestsByLanguage = { de, en, es, fr, it, pt };

// Compiled from shared/messages by `npm run messages`.
import { requestDetailsMessages as de } from './de.ts';
import { requestDetailsMessages as en } from './en.ts';
import { requestDetailsMessages as es } from './es.ts';
import { requestDetailsMessages as fr } from './fr.ts';
import { requestDetailsMessages as it } from './it.ts';
import { requestDetailsMessages as pt } from './pt.ts';

/** {@link RequestDetailsMessages} in every language that has them. */
export const requestDetailsByLanguage = { de, en, es, fr, it, pt };

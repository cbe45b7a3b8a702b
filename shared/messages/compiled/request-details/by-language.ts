// Compiled from shared/messages by `npm run messages`.
import { requestDetailsMessages as en } from './en.ts';
import { requestDetailsMessages as es } from './es.ts';
import { requestDetailsMessages as pt } from './pt.ts';

/** {@link RequestDetailsMessages} in every language that has them. */
export const requestDetailsByLanguage = { en, es, pt };

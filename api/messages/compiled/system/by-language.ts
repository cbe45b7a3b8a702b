// Compiled from api/messages by `npm run messages`.
import { systemMessages as en } from './en.ts';
import { systemMessages as es } from './es.ts';
import { systemMessages as pt } from './pt.ts';

/** {@link SystemMessages} in every language that has them. */
export const systemByLanguage = { en, es, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { profileMessages as en } from './en.ts';
import { profileMessages as es } from './es.ts';
import { profileMessages as pt } from './pt.ts';

/** {@link ProfileMessages} in every language that has them. */
export const profileByLanguage = { en, es, pt };

// Compiled from api/messages by `npm run messages`.
import { repliesMessages as en } from './en.ts';
import { repliesMessages as es } from './es.ts';
import { repliesMessages as pt } from './pt.ts';

/** {@link RepliesMessages} in every language that has them. */
export const repliesByLanguage = { en, es, pt };

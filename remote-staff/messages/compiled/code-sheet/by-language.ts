// Compiled from remote-staff/messages by `npm run messages`.
import { codeSheetMessages as en } from './en.ts';
import { codeSheetMessages as es } from './es.ts';
import { codeSheetMessages as pt } from './pt.ts';

/** {@link CodeSheetMessages} in every language that has them. */
export const codeSheetByLanguage = { en, es, pt };

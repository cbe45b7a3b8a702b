// Compiled from shared/messages by `npm run messages`.
import { codeSheetMessages as de } from './de.ts';
import { codeSheetMessages as en } from './en.ts';
import { codeSheetMessages as es } from './es.ts';
import { codeSheetMessages as fr } from './fr.ts';
import { codeSheetMessages as it } from './it.ts';
import { codeSheetMessages as pt } from './pt.ts';

/** {@link CodeSheetMessages} in every language that has them. */
export const codeSheetByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { codeEntryMessages as de } from './de.ts';
import { codeEntryMessages as en } from './en.ts';
import { codeEntryMessages as es } from './es.ts';
import { codeEntryMessages as fr } from './fr.ts';
import { codeEntryMessages as it } from './it.ts';
import { codeEntryMessages as pt } from './pt.ts';

/** {@link CodeEntryMessages} in every language that has them. */
export const codeEntryByLanguage = { de, en, es, fr, it, pt };

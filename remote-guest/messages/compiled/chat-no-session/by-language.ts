// Compiled from remote-guest/messages by `npm run messages`.
import { chatNoSessionMessages as de } from './de.ts';
import { chatNoSessionMessages as en } from './en.ts';
import { chatNoSessionMessages as es } from './es.ts';
import { chatNoSessionMessages as fr } from './fr.ts';
import { chatNoSessionMessages as it } from './it.ts';
import { chatNoSessionMessages as pt } from './pt.ts';

/** {@link ChatNoSessionMessages} in every language that has them. */
export const chatNoSessionByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { chatMessages as de } from './de.ts';
import { chatMessages as en } from './en.ts';
import { chatMessages as es } from './es.ts';
import { chatMessages as fr } from './fr.ts';
import { chatMessages as it } from './it.ts';
import { chatMessages as pt } from './pt.ts';

/** {@link ChatMessages} in every language that has them. */
export const chatByLanguage = { de, en, es, fr, it, pt };

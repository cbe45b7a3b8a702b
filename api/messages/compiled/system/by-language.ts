// Compiled from api/messages by `npm run messages`.
import { systemMessages as de } from './de.ts';
import { systemMessages as en } from './en.ts';
import { systemMessages as es } from './es.ts';
import { systemMessages as fr } from './fr.ts';
import { systemMessages as it } from './it.ts';
import { systemMessages as pt } from './pt.ts';

/** {@link SystemMessages} in every language that has them. */
export const systemByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { problemsMessages as de } from './de.ts';
import { problemsMessages as en } from './en.ts';
import { problemsMessages as es } from './es.ts';
import { problemsMessages as fr } from './fr.ts';
import { problemsMessages as it } from './it.ts';
import { problemsMessages as pt } from './pt.ts';

/** {@link ProblemsMessages} in every language that has them. */
export const problemsByLanguage = { de, en, es, fr, it, pt };

// Compiled from remote-guest/messages by `npm run messages`.
import { togetherMessages as de } from './de.ts';
import { togetherMessages as en } from './en.ts';
import { togetherMessages as es } from './es.ts';
import { togetherMessages as fr } from './fr.ts';
import { togetherMessages as it } from './it.ts';
import { togetherMessages as pt } from './pt.ts';

/** {@link TogetherMessages} in every language that has them. */
export const togetherByLanguage = { de, en, es, fr, it, pt };

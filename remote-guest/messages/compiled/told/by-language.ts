// Compiled from remote-guest/messages by `npm run messages`.
import { toldMessages as de } from './de.ts';
import { toldMessages as en } from './en.ts';
import { toldMessages as es } from './es.ts';
import { toldMessages as fr } from './fr.ts';
import { toldMessages as it } from './it.ts';
import { toldMessages as pt } from './pt.ts';

/** {@link ToldMessages} in every language that has them. */
export const toldByLanguage = { de, en, es, fr, it, pt };

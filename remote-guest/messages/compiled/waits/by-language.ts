// Compiled from remote-guest/messages by `npm run messages`.
import { waitsMessages as de } from './de.ts';
import { waitsMessages as en } from './en.ts';
import { waitsMessages as es } from './es.ts';
import { waitsMessages as fr } from './fr.ts';
import { waitsMessages as it } from './it.ts';
import { waitsMessages as pt } from './pt.ts';

/** {@link WaitsMessages} in every language that has them. */
export const waitsByLanguage = { de, en, es, fr, it, pt };

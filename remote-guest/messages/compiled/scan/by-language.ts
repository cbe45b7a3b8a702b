// Compiled from remote-guest/messages by `npm run messages`.
import { scanMessages as de } from './de.ts';
import { scanMessages as en } from './en.ts';
import { scanMessages as es } from './es.ts';
import { scanMessages as fr } from './fr.ts';
import { scanMessages as it } from './it.ts';
import { scanMessages as pt } from './pt.ts';

/** {@link ScanMessages} in every language that has them. */
export const scanByLanguage = { de, en, es, fr, it, pt };

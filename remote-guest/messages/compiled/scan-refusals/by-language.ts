// Compiled from remote-guest/messages by `npm run messages`.
import { scanRefusalsMessages as de } from './de.ts';
import { scanRefusalsMessages as en } from './en.ts';
import { scanRefusalsMessages as es } from './es.ts';
import { scanRefusalsMessages as fr } from './fr.ts';
import { scanRefusalsMessages as it } from './it.ts';
import { scanRefusalsMessages as pt } from './pt.ts';

/** {@link ScanRefusalsMessages} in every language that has them. */
export const scanRefusalsByLanguage = { de, en, es, fr, it, pt };

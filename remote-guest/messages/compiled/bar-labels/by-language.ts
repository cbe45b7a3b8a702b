// Compiled from remote-guest/messages by `npm run messages`.
import { barLabelsMessages as de } from './de.ts';
import { barLabelsMessages as en } from './en.ts';
import { barLabelsMessages as es } from './es.ts';
import { barLabelsMessages as fr } from './fr.ts';
import { barLabelsMessages as it } from './it.ts';
import { barLabelsMessages as pt } from './pt.ts';

/** {@link BarLabelsMessages} in every language that has them. */
export const barLabelsByLanguage = { de, en, es, fr, it, pt };

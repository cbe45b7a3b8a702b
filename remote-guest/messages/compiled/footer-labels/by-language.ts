// Compiled from remote-guest/messages by `npm run messages`.
import { footerLabelsMessages as de } from './de.ts';
import { footerLabelsMessages as en } from './en.ts';
import { footerLabelsMessages as es } from './es.ts';
import { footerLabelsMessages as fr } from './fr.ts';
import { footerLabelsMessages as it } from './it.ts';
import { footerLabelsMessages as pt } from './pt.ts';

/** {@link FooterLabelsMessages} in every language that has them. */
export const footerLabelsByLanguage = { de, en, es, fr, it, pt };

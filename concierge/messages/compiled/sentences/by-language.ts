// Compiled from concierge/messages by `npm run messages`.
import { sentencesMessages as de } from './de.ts';
import { sentencesMessages as en } from './en.ts';
import { sentencesMessages as es } from './es.ts';
import { sentencesMessages as fr } from './fr.ts';
import { sentencesMessages as it } from './it.ts';
import { sentencesMessages as pt } from './pt.ts';

/** {@link SentencesMessages} in every language that has them. */
export const sentencesByLanguage = { de, en, es, fr, it, pt };

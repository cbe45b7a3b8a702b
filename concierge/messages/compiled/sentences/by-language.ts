// Compiled from concierge/messages by `npm run messages`.
import { sentencesMessages as en } from './en.ts';
import { sentencesMessages as es } from './es.ts';
import { sentencesMessages as pt } from './pt.ts';

/** {@link SentencesMessages} in every language that has them. */
export const sentencesByLanguage = { en, es, pt };

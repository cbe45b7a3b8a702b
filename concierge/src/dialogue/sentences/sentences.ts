import { sentencesByLanguage } from '../../../messages/compiled/sentences/by-language.ts';
import type { SentencesMessages } from '../../../messages/compiled/sentences/messages.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/**
 * All sentences of the embedded engine and the policy layer, by language: `requested` by what is done, with and without
 * a promised time; `ask` by the slot that is missing, naming the item, so that the answer can be put back where it
 * belongs;
 * `handoff` by reason, where `restricted` and `emergency` cover their kinds. The server's own message follows a handoff
 * and says that a person comes, so these never do, and most reasons need none.
 */
export const SENTENCES: Readonly<Record<AnswerLanguage, SentencesMessages>> = sentencesByLanguage;

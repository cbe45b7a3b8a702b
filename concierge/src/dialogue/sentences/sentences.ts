import { sentencesByLanguage } from '../../../messages/compiled/sentences/by-language.ts';
import type { SentencesMessages } from '../../../messages/compiled/sentences/messages.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/**
 * Everything the embedded engine and the policy layer say, by language: `requested` by what is done, with and without a
 * promised time; `ask` by the slot that is missing, naming the item, so that the answer can be put back where it belongs;
 * `handoff` by reason, where `restricted` and `emergency` stand for their kinds. The server's own message follows a
 * hand-off and says that a person comes, so these never do, and most reasons need none.
 */
export const SENTENCES: Readonly<Record<AnswerLanguage, SentencesMessages>> = sentencesByLanguage;

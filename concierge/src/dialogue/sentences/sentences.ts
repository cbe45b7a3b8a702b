import { sentencesByLanguage } from '../../../messages/compiled/sentences/by-language.ts';
import type { SentencesMessages } from '../../../messages/compiled/sentences/messages.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/**
 * All sentences of the embedded engine and the policy, by language. `requested`: by action, with and without a promised
 * time. `ask`: by missing slot, naming the item, so that the answer can be matched. `handoff`: by reason, where
 * `restricted` and `emergency` cover their kinds. The server's own message follows a handoff and says that a person
 * comes, so these never do, and most reasons need none.
 */
export const SENTENCES: Readonly<Record<AnswerLanguage, SentencesMessages>> = sentencesByLanguage;

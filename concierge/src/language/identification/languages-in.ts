import {
  type AnswerLanguage,
  isAnswerLanguage,
  isShared,
  SHARED_LANGUAGES,
} from '../text/answer-language.ts';
import { ofText } from '../text/of-text.ts';
import { identifyLanguage } from './identify-language.ts';

/** The languages whose words a text may have: its own first where that is read in its own lines alone. */
export const languagesIn: (text: string) => readonly AnswerLanguage[] = ofText((text) => {
  const found = identifyLanguage(text);
  const isOwn = found !== null && isAnswerLanguage(found) && !isShared(found);
  return isOwn ? [found, ...SHARED_LANGUAGES] : SHARED_LANGUAGES;
});

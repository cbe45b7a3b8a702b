import {
  type AnswerLanguage,
  isAnswerLanguage,
  isShared,
  SHARED_LANGUAGES,
} from '../text/answer-language.ts';
import { ofText } from '../text/of-text.ts';
import { identifyLanguage } from './identify-language.ts';

/**
 * The languages whose words a text may have: its own language first if its vocabulary is used only for its own lines,
 * then the shared languages.
 */
export const languagesIn: (text: string) => readonly AnswerLanguage[] = ofText((text) => {
  const found = identifyLanguage(text);
  const isOwn = found !== null && isAnswerLanguage(found) && !isShared(found);
  return isOwn ? [found, ...SHARED_LANGUAGES] : SHARED_LANGUAGES;
});

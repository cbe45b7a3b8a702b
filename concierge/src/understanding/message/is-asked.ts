import { isQuestion } from '../../language/search/question.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { READ } from '../../meaning-model/thresholds.ts';

/** Whether a guest's line asks something, by its marks and words or according to the meaning model. */
export const isAsked = (line: string): boolean =>
  isQuestion(line) || (readMeaning(line).acts.get('ask') ?? 0) >= READ;

/** Whether the meaning model finds a question at least as likely as anything else. */
export const asksFirst = (line: string): boolean => (readMeaning(line).acts.get('ask') ?? 0) >= READ;

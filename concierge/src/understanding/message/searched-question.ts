import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { TOPICS } from '../cues/topics.ts';
import type { Segment } from './segments.ts';

/** Search words for topics whose names guests do not use. */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  phone: 'phone number',
  transport: 'bus',
  tax: 'tourist tax',
  payment: 'credit card',
  'quiet-hours': 'quiet hours',
  elevator: 'lift',
};

/** The search text of a question. Adds the subject if the question does not name it. */
export function searchedQuestion(
  words: string,
  target: string | null,
  segments: readonly Segment[],
  language: AnswerLanguage,
) {
  const query = normalise(words);
  if (isLexiconKey(target)) {
    const named = segments.some(({ mention }) => mention?.service === target);
    return named
      ? query
      : `${query} ${SERVICE_WORDS[language][target].terms[0]?.replaceAll('*', '') ?? ''}`.trim();
  }
  const topic = TOPICS.find(([name]) => name === target);
  if (target === null || topic?.[1].test(query)) return query;
  return `${query} ${TOPIC_WORDS[target] ?? target}`;
}

import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const TOPICS = ['greet', 'who', 'mood', 'bye', 'sorry', 'help', 'yes', 'no'] as const;

/** Kinds of small talk; `chat` and `feeling` are statements, not questions. */
export type SmallTalkTopic = (typeof TOPICS)[number] | 'thanks' | 'chat' | 'feeling';

/** Regular expressions by topic, over normalised text without punctuation. */
const SmallTalk = z.record(z.enum(TOPICS), z.array(z.string().min(1)).min(1));

const lists = loadAnswerData('small-talk', SmallTalk);
/** Patterns of complete messages that are only manners; the first matching topic counts. */
const PATTERNS = byAnswerLanguage((language) =>
  TOPICS.map((topic) => [topic, new RegExp(lists[language][topic].join('|'), 'u')] as const),
);

/** The topic of a message that is only small talk; null for any other. */
export function smallTalkIn(normalised: string, language: AnswerLanguage): (typeof TOPICS)[number] | null {
  const bare = normalised
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return PATTERNS[language].find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

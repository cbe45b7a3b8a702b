import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';

const words = loadAnswerData('topics', z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** Topics of hotel facts other than the services of the lexicon, over normalised text of any language. */
export const TOPICS: ReadonlyArray<readonly [string, RegExp]> = Object.keys(words.en).map((topic) => [
  topic,
  wholeWords([...new Set(Object.values(words).flatMap((lists) => lists[topic] ?? []))]),
]);

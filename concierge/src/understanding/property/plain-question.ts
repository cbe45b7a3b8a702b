import { z } from 'zod';
import several from '../../../data/several/plain-questions.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { readWishes } from '../../meaning-model/meaning-model.ts';
import { READ } from '../../meaning-model/thresholds.ts';

const Words = z.array(z.string().min(1)).min(1);
const { cues, questions, topics } = loadData(
  'plain-questions',
  z.strictObject({
    /** What a question asks of something, in the languages that are understood and not answered. */
    cues: z.strictObject({ price: Words, time: Words, place: Words }),
    /** The same questions in English; `{}` stands for what they are about. */
    questions: z.record(z.enum(['price', 'time', 'place', 'other']), z.string().includes('{}')),
    /** Questions in English about what is no service. */
    topics: z.record(z.string(), z.string().min(1)),
  }),
  { several },
).several;

const CUES = (['price', 'time', 'place'] as const).map(
  (cue) => [cue, new RegExp(`(?<![\\p{L}])(?:${cues[cue].join('|')})(?![\\p{L}])`, 'u')] as const,
);

/**
 * The question of a line in a language that is not answered, in English, which the property's facts are written in;
 * null where the line asks nothing that the meaning model knows, or does something else.
 */
export function plainQuestion(line: string): string | null {
  const [wish, ...others] = readWishes(line).filter(({ certainty }) => certainty >= READ);
  if (wish?.act !== 'ask' || wish.target === null || others.some(({ act }) => act !== 'thank')) return null;
  const { target } = wish;
  if (!isLexiconKey(target)) return topics[target] ?? null;
  const asked = normalise(line);
  const cue = CUES.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other';
  const name = SERVICE_WORDS.en[target].terms[0]?.replaceAll('*', '');
  return name ? questions[cue].replace('{}', name) : null;
}

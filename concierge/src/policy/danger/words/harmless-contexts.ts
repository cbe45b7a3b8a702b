import { z } from 'zod';
import several from '../../../../data/several/harmless-contexts.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';
import { isQuestion } from '../../../language/search/question.ts';
import { normalise } from '../../../language/text/normalise.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const { contexts, unless } = loadData(
  'harmless-contexts',
  z.strictObject({
    contexts: z.array(
      z.strictObject({
        /** What a line of this kind tells, for the reader of the file. */
        name: z.string().min(1),
        /** Whether only a question has this context: `what do we do if there is a fire`. */
        asked: z.boolean(),
        /** Whether each clause of the line has it, as `he fell, but he is fine`; otherwise only one with such a phrase. */
        whole: z.boolean(),
        /** Groups of phrases; a line has the context if it has one of each group. */
        all: z.array(Phrases).min(1),
      }),
    ),
    /** Phrases by which a line is about here and now after all. */
    unless: Phrases,
  }),
  { several },
).several;

const anyOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');
const CONTEXTS = contexts.map(({ asked, whole, all }) => ({ asked, whole, all: all.map(anyOf) }));
const UNLESS = anyOf(unless);

/**
 * Whether a line tells of danger that is elsewhere, over, made up or only imagined: a procedure, the past, a film, the
 * news, a trade, a joke. It makes no line harmless by itself: it says how sure the alarm model has to be.
 *
 * @param part a clause of the line; then whether this clause has such a context
 */
export function isFarFromDanger(line: string, part = line): boolean {
  const normalised = normalise(line);
  if (UNLESS.test(normalised)) return false;
  const said = part === line ? normalised : normalise(part);
  return CONTEXTS.some(
    ({ asked, whole, all }) =>
      (!asked || isQuestion(line)) &&
      all.every((phrases) => phrases.test(normalised)) &&
      (whole || all.every((phrases) => phrases.test(said))),
  );
}

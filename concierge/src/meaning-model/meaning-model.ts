import { onFirstUse } from '../data/on-first-use.ts';
import { ofText } from '../language/text/of-text.ts';
import { classifyMeaning, type MeaningScores } from './classify-meaning.ts';
import stored from './meaning-model.json' with { type: 'json' };
import { loadMeaningModel } from './stored-meaning-model.ts';
import { type Wish, wishesIn } from './wishes.ts';

const model = onFirstUse(() => loadMeaningModel(stored));

/** Number of cached results: a turn classifies the same few lines repeatedly. */
const MOST_REMEMBERED = 1_000;
const remembered = new Map<string, MeaningScores>();

/** Classifies a text as typed, in any language. */
export function readMeaning(text: string): MeaningScores {
  const known = remembered.get(text);
  if (known) return known;
  const reading = classifyMeaning(model(), text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, reading);
  return reading;
}

/** The acts of a guest's line, in order, including uncertain ones; none for a line without letters. */
export const readWishes: (line: string) => readonly Wish[] = ofText((line) =>
  /\p{L}/u.test(line) ? wishesIn(readMeaning, line) : [],
);

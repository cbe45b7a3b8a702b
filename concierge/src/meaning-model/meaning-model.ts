import stored from './meaning-model.json' with { type: 'json' };
import { type Reading, readLine } from './reading.ts';
import { loadMeaningModel } from './stored-meaning-model.ts';
import { type Wish, wishesIn } from './wishes.ts';

const model = loadMeaningModel(stored);

/** How many results are cached: a turn asks for the same few lines repeatedly. */
const MOST_REMEMBERED = 1_000;
const remembered = new Map<string, Reading>();

/** The model's classification of a text as typed, in any language. */
export function readMeaning(text: string): Reading {
  const known = remembered.get(text);
  if (known) return known;
  const reading = readLine(model, text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, reading);
  return reading;
}

/** The acts of a guest's line, in order, uncertain ones included; none for a line without letters. */
export const readWishes = (line: string): Wish[] => (/\p{L}/u.test(line) ? wishesIn(readMeaning, line) : []);

import { normalise } from '../../language/text/normalise.ts';
import { RESTRICTED } from './restricted.ts';

const ALLERGY = RESTRICTED.filter(({ reason }) => reason === 'restricted:allergy');
/** Characters of one line about an allergy that the kitchen gets. */
const MOST_CHARS = 200;
/** Between what was said at different times. */
const BETWEEN = ' / ';
const SENTENCE = /[^.!?;\n]+[.!?;\n]*/gu;

/** Whether a guest's line is about an allergy or an intolerance. */
export function mentionsAllergy(text: string): boolean {
  const normalised = normalise(text);
  return ALLERGY.some(({ patterns }) => patterns.some((pattern) => pattern.test(normalised)));
}

/** A guest's own words about an allergy, as one line for the kitchen: of a long message, the sentences about it. */
export function wordsOnAllergy(text: string): string {
  const said = text.replace(/\s+/gu, ' ').trim();
  if (said.length <= MOST_CHARS) return said;
  const about = (text.match(SENTENCE) ?? []).filter(mentionsAllergy).join(' ').replace(/\s+/gu, ' ').trim();
  if (about.length > 0 && about.length <= MOST_CHARS) return about;
  // The words are somewhere in a long sentence: the part that has them.
  const words = (about || said).split(' ');
  const end = words.findIndex((_, index) => mentionsAllergy(words.slice(0, index + 1).join(' ')));
  const until = words
    .slice(0, end + 1)
    .join(' ')
    .slice(-MOST_CHARS / 2);
  return `${until} ${words.slice(end + 1).join(' ')}`.trim().slice(0, MOST_CHARS);
}

/** What the kitchen must know, with what a guest says now: nothing that was said before is lost. */
export function withAllergy(known: string | null, said: string | null): string | null {
  const parts = [...(known?.split(BETWEEN) ?? []), ...(said?.split(BETWEEN) ?? [])];
  const kept = new Map<string, string>();
  for (const part of parts) {
    const plain = part.replace(/\s+/gu, ' ').trim();
    if (plain !== '' && !kept.has(normalise(plain))) kept.set(normalise(plain), plain);
  }
  return [...kept.values()].join(BETWEEN) || null;
}

import { errorsAllowed, isWithin } from './edit-distance.ts';

interface Known {
  word: string;
  letters: number;
  errors: number;
}

/** The letters of a word as a 32-bit set; different letters may share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Finds known words for a misspelt one. Comparing two words letter by letter takes a microsecond, so two subtractions
 * first rule out nearly all known words: one typing error changes the length by at most one, and the set of letters by
 * at most two.
 */
export class NearWords {
  readonly #known: readonly Known[];

  constructor(words: Iterable<string>) {
    this.#known = [...words].map((word) => ({ word, letters: lettersOf(word), errors: errorsAllowed(word) }));
  }

  /** The known words within the typing errors that their length allows, in the given order. */
  *of(word: string): Generator<string> {
    const letters = lettersOf(word);
    for (const known of this.#known) {
      if (Math.abs(known.word.length - word.length) > known.errors) continue;
      if (countBits(known.letters ^ letters) > 2 * known.errors) continue;
      if (isWithin(word, known.word, known.errors)) yield known.word;
    }
  }
}

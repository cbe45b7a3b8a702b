const LENGTHS = [2, 3, 4] as const;
/** Limit on the length of a text: the beginning identifies a line as well as all of it, and bounds the time. */
const LONGEST_TEXT = 400;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A text in lower case with its accents, single spaces between words, and `0` for every number. */
const inLetters = (text: string): string =>
  ` ${text
    .slice(0, LONGEST_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{M}'0]+/gu, ' ')
    .trim()} `;

/**
 * The sequences of two, three and four characters of a text, hashed by FNV-1a to numbers below `2 ** bits`; two
 * sequences may have the same number.
 */
export function sequencesOf(text: string, bits: number): number[] {
  const letters = inLetters(text);
  const found: number[] = [];
  for (const length of LENGTHS) {
    for (let from = 0; from + length <= letters.length; from += 1) {
      let hash = FNV_OFFSET;
      for (let at = from; at < from + length; at += 1)
        hash = Math.imul(hash ^ letters.charCodeAt(at), FNV_PRIME) >>> 0;
      found.push((hash ^ (hash >>> 15)) & (2 ** bits - 1));
    }
  }
  return found;
}

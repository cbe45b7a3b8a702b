import { normalise } from './normalise.ts';

/** Of this many words, one may have been spelled otherwise by the guest. */
const WORDS_PER_REPAIR = 4;

/**
 * Words of a normalised text as the guest wrote them, with their capitals and accents, and before their spelling was
 * repaired. A text that does not have them in one piece leaves them as they are.
 */
export function asWritten(normalised: string, text: string): string {
  const pieces = [...text.normalize('NFC').matchAll(/\S+/gu)];
  const words = normalised.split(' ').map(edge);
  const spelled = pieces.map(([piece]) => edge(piece));
  let at = -1;
  let fewest = Math.floor(words.length / WORDS_PER_REPAIR) + 1;
  for (let start = 0; start + words.length <= spelled.length && fewest > 0; start++) {
    const repaired = words.filter((word, index) => spelled[start + index] !== word).length;
    if (repaired >= fewest) continue;
    at = start;
    fewest = repaired;
  }
  const first = pieces[at];
  const last = pieces[at + words.length - 1];
  if (!first || !last) return normalised;
  const said = text.normalize('NFC').slice(first.index, last.index + last[0].length);
  return said.replace(/\s+/gu, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
}

/** Without the punctuation before and after it: `mayo,` is `mayo`. */
function edge(piece: string): string {
  return normalise(piece).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

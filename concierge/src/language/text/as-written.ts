import { normalise } from './normalise.ts';

/**
 * Words of a normalised text as the guest wrote them, with their capitals and accents. A text that does not have them in
 * one piece leaves them as they are.
 */
export function asWritten(normalised: string, text: string): string {
  const pieces = [...text.normalize('NFC').matchAll(/\S+/gu)];
  const words = normalised.split(' ');
  // The text before and after the words is punctuation at most: `mayo,` for `mayo`.
  const edge = (piece: string) => normalise(piece).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const at = pieces.findIndex((_, index) =>
    words.every((word, further) => edge(pieces[index + further]?.[0] ?? '') === edge(word)),
  );
  const first = pieces[at];
  const last = pieces[at + words.length - 1];
  if (!first || !last) return normalised;
  const said = text.normalize('NFC').slice(first.index, last.index + last[0].length);
  return said.replace(/\s+/gu, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%)]+$/gu, '');
}

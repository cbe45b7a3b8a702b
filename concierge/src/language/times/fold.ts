import { TIME_WORDS } from './time-words.ts';

const JOINED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TIME_WORDS.joined})(?![\\p{L}\\p{N}])`, 'gu');

/**
 * A text in lower case, without accents and with plain quotes, numbers of several words joined (`vinte-e-uma`). Every
 * character keeps its position, so that an index into the result is valid in the original's composed form (NFC).
 */
export function fold(text: string): { composed: string; folded: string } {
  const composed = text.normalize('NFC');
  let folded = '';
  for (let index = 0; index < composed.length; index += 1) {
    const unit = composed.charAt(index);
    const base = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += base.length === 1 ? (PLAIN[base] ?? base) : unit;
  }
  return { composed, folded: folded.replace(JOINED, (number) => number.replaceAll(' ', '-')) };
}

const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '`': "'",
  '´': "'",
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\n': ' ',
};

import { STOP_WORDS } from '../identification/language-marks.ts';
import { SERVICE_WORDS } from '../lexicon/find-services.ts';
import type { LexiconKey } from '../lexicon/services.ts';
import type { AnswerLanguage } from '../text/answer-language.ts';
import { REAL_WORDS } from './real-words.ts';

/** A shorter word is similar to too many others. */
const SHORTEST = 5;
const SHORTEST_TARGET = 4;
/** A shorter part of a term of several words is too common: `checkout` is specific, `change` is not. */
const LONG_PART = 7;
/** Length from which a word with two errors is still recognisable. */
const LONG = 9;

const known = new Set(STOP_WORDS.flatMap(([, words]) => [...words]));
const vocabularies: Partial<Record<AnswerLanguage, ReadonlyMap<string, readonly string[]>>> = {};

/** Fewer consonants fit too many words. */
const LEAST_CONSONANTS = 2;
/** Most letters by which two words with the same sound may differ. */
const MOST_BY_EAR = 3;

/** The sound of an English word: its consonants, without repetition: `brekfst` and `breakfast` are `brkfst`. */
const consonantsOf = (word: string): string =>
  word
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll(/(?<=\p{L})[aeiouy]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1');

/** Words that name a service, by their first letter; of `masaj*` the part before the asterisk. */
function vocabularyOf(language: AnswerLanguage): ReadonlyMap<string, readonly string[]> {
  const words = new Set<string>();
  for (const key of Object.keys(SERVICE_WORDS[language]) as LexiconKey[]) {
    for (const term of SERVICE_WORDS[language][key].terms) {
      const parts = term.replace('*', '').split(' ');
      for (const part of parts)
        if (part.length >= (parts.length === 1 ? SHORTEST_TARGET : LONG_PART)) words.add(part);
    }
  }
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.slice(0, 1);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return byLetter;
}

/**
 * The number of typing errors between two words: letters changed, added, left out or swapped (optimal string
 * alignment). Returns `most + 1` for any larger number.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** The word of the lexicon that an English misspelling sounds like: `irn`, `towls`, `brekfst`. */
function sameSoundOf(word: string, near: readonly string[]): string | null {
  if (known.has(word)) return null;
  const consonants = consonantsOf(word);
  // `pls` is an abbreviation.
  if (!/[aeiou]/u.test(word)) return null;
  if (consonants.length < LEAST_CONSONANTS) return null;
  const alike = near
    .flatMap((candidate) => [candidate, `${candidate}s`])
    .filter((candidate) => consonantsOf(candidate) === consonants)
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate, MOST_BY_EAR) }))
    .filter(({ slips }) => slips <= MOST_BY_EAR)
    .sort((a, b) => a.slips - b.slips);
  return alike[0]?.candidate ?? null;
}

function respell(word: string, vocabulary: ReadonlyMap<string, readonly string[]>): string {
  if (word.length < SHORTEST || known.has(word) || REAL_WORDS.has(word)) return word;
  const near = vocabulary.get(word.slice(0, 1)) ?? [];
  // `bathrobes` and `danced` are not misspellings.
  if (near.some((candidate) => word.startsWith(candidate) || candidate.startsWith(word))) return word;
  const most = word.length >= LONG ? 2 : 1;
  let best = { word, slips: most + 1 };
  for (const candidate of near) {
    if (candidate.length < SHORTEST_TARGET) continue;
    const slips = slipsBetween(word, candidate, most);
    if (slips < best.slips) best = { word: candidate, slips };
  }
  return best.word;
}

/**
 * A normalised text whose near misspellings are corrected to words of the lexicon: `late chekout` becomes `late
 * checkout`.
 *
 * @param isWord whether there is such an English word; if given, other words are also corrected by their sound
 */
export function respelled(
  normalised: string,
  language: AnswerLanguage,
  isWord?: (word: string) => boolean,
): string {
  vocabularies[language] ??= vocabularyOf(language);
  const vocabulary = vocabularies[language];
  return normalised.replace(/[\p{L}-]+/gu, (word) => {
    const spelled = respell(word, vocabulary);
    const near = vocabulary.get(word.slice(0, 1)) ?? [];
    if (spelled !== word || near.includes(word)) return spelled;
    return language === 'en' && isWord?.(word) === false ? (sameSoundOf(word, near) ?? word) : word;
  });
}

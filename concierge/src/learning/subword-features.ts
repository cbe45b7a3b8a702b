/** A text as hashed features: `indices` into the buckets, and the weight of each. */
export interface Features {
  indices: Int32Array;
  values: Float32Array;
}

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
/** Scripts without spaces between words: every run of letters is split into pieces of one to three letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LONGEST_UNSPACED_GRAM = 3;
/** Two words form a pair if at most this many words are between them. */
const PAIR_GAP = 2;
/** Total weight of words, pairs, pieces of words, and order and punctuation, before learning. */
const SHARES = { word: 1, pair: 0.7, piece: 1, order: 0.7 } as const;

/**
 * Normalises a line for the models: one form for every way to type a letter (NFKC), lower case, no Latin accents.
 * Korean syllables and Devanagari keep their parts, from which the word pieces are made.
 */
export function foldLine(line: string): string {
  return line
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu, '')
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/\p{N}+/gu, '0');
}

/** The words of a folded line, in order. */
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** FNV-1a over UTF-16 units, with its bits mixed once more so that the low ones are usable. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

function* piecesOf(word: string): Generator<string> {
  const unspaced = UNSPACED.test(word);
  const edged = unspaced ? word : `<${word}>`;
  const shortest = unspaced ? 1 : SHORTEST_GRAM;
  const longest = unspaced ? LONGEST_UNSPACED_GRAM : LONGEST_GRAM;
  for (let size = shortest; size <= longest; size += 1)
    for (let at = 0; at + size <= edged.length; at += 1) yield edged.slice(at, at + size);
}

function* pairsOf(words: readonly string[]): Generator<string> {
  for (const [index, word] of words.entries()) {
    yield `${words[index - 1] ?? '^'} ${word}`;
    for (let gap = 1; gap <= PAIR_GAP; gap += 1) {
      const before = words[index - gap - 1];
      if (before) yield `${before} ~ ${word}`;
    }
  }
  if (words.length > 0) yield `${words.at(-1)} $`;
}

/** Line lengths in words that count as different; a longer line counts as the last. */
const LENGTHS = [1, 3, 7, 13] as const;
const RUN = 3;

/** How a line starts and ends, its trigrams, punctuation and length. */
function* orderOf(line: string, words: readonly string[]): Generator<string> {
  if (/[?？¿]/u.test(line)) yield '?';
  if (/[!！]/u.test(line)) yield '!';
  yield `length ${LENGTHS.find((most) => words.length <= most) ?? 'long'}`;
  yield `first ${words[0] ?? ''}`;
  yield `^ ${words.slice(0, RUN).join(' ')}`;
  yield `$ ${words.slice(-RUN).join(' ')}`;
  for (let at = 0; at + RUN <= words.length; at += 1) yield words.slice(at, at + RUN).join(' ');
}

/**
 * The features of a line in any script: its words, pairs of nearby words, and the pieces of its words, hashed into `2
 * ** bits` buckets; with `ordered` also word order and punctuation.
 */
export function featuresOf(line: string, bits: number, ordered = false): Features {
  const words = wordsOf(foldLine(line));
  const found = new Map<number, number>();
  const add = (grams: Iterable<string>, prefix: string, share: number) => {
    const own = new Set<number>();
    for (const gram of grams) own.add(hash(prefix + gram) & (2 ** bits - 1));
    const value = share / Math.sqrt(Math.max(1, own.size));
    for (const index of own) found.set(index, (found.get(index) ?? 0) + value);
  };
  add(words, 'w', SHARES.word);
  add(pairsOf(words), 'p', SHARES.pair);
  add(
    words.flatMap((word) => [...piecesOf(word)]),
    'c',
    SHARES.piece,
  );
  if (ordered) add(orderOf(line, words), 'o', SHARES.order);
  return { indices: Int32Array.from(found.keys()), values: Float32Array.from(found.values()) };
}

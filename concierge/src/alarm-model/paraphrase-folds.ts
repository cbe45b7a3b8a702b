import { seededRandom, shuffle } from '../learning/seeded-random.ts';
import { foldLine } from '../learning/subword-features.ts';
import type { AlarmLine } from './alarm-lines.ts';

/** Neighbouring lines in a file were written together, so they are held out together. */
const BATCH_LINES = 8;
/** Lines that share this much of their words are paraphrases, so they are held out together. */
const SAME_WORDS = 0.6;

const wordsOf = (line: string) => new Set(foldLine(line).match(/[\p{L}\p{M}]+/gu) ?? []);

function isParaphrase(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared > 0 && shared / (a.size + b.size - shared) >= SAME_WORDS;
}

/**
 * The fold of every line, from 0 to `folds - 1`. Batches and paraphrases stay together, so that a held-out line is also
 * new in its words.
 */
export function paraphraseFolds(lines: readonly AlarmLine[], folds: number, seed: number): number[] {
  const leader = lines.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  const join = (a: number, b: number) => {
    leader[find(b)] = find(a);
  };
  const words = lines.map(({ line }) => wordsOf(line));
  const withWord = new Map<string, number[]>();
  let start = 0;
  for (const [index, { language, label }] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.language !== language || before.label !== label) start = index;
    if ((index - start) % BATCH_LINES !== 0) join(index - 1, index);
    const own = words[index] ?? new Set();
    const near = new Set([...own].flatMap((word) => withWord.get(word) ?? []));
    for (const other of near) if (isParaphrase(words[other] ?? new Set(), own)) join(other, index);
    for (const word of own) withWord.set(word, [...(withWord.get(word) ?? []), index]);
  }
  const random = seededRandom(seed);
  const groups = shuffle([...new Set(lines.map((_, index) => find(index)))], random);
  const foldOf = new Map(groups.map((group, index) => [group, index % folds]));
  return lines.map((_, index) => foldOf.get(find(index)) ?? 0);
}

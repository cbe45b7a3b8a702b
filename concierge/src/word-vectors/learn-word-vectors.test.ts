import { expect, test } from '@jest/globals';
import { learnWordVectors, type TaughtSentence } from './learn-word-vectors.ts';
import { WordVectors } from './word-vectors.ts';

const SIZE = 60;
const WORDS = ['please', 'lamp', 'lantern', 'trout'];
/** A meaning along one axis, with a little of the next. */
const meaning = (axis: number, lean = 0): Float32Array =>
  Float32Array.from({ length: SIZE }, (_, at) => (at === axis ? 1 : at === axis + 1 ? lean : 0));
const ALONE = [meaning(40), meaning(2), meaning(2, 0.3), meaning(20)];
/** `please` means nothing: the meaning of a sentence is that of its other word. */
const SENTENCES: TaughtSentence[] = [1, 2, 3].flatMap((word) =>
  Array.from({ length: 20 }, () => ({ words: [0, word], meaning: ALONE[word] ?? meaning(0) })),
);

const stored = learnWordVectors(WORDS, ALONE, SENTENCES);
const vectors = new WordVectors(stored);
const alike = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

test('words of similar meaning are alike', () => {
  expect(vectors.alike(1, 2)).toBeGreaterThan(0.6);
  expect(vectors.alike(1, 3)).toBeLessThan(0.2);
  expect(vectors.numberOf('lantern')).toBe(2);
  expect(vectors.numberOf('torch')).toBeUndefined();
});

test('the meaning of a sentence is that of its words, and small words change little', () => {
  const lamp = vectors.sentence([1]);
  expect(alike(vectors.sentence([0, 1]), lamp)).toBeGreaterThan(0.7);
  expect(alike(vectors.sentence([0, 3]), lamp)).toBeLessThan(0.4);
  expect([...vectors.sentence([])].every((value) => value === 0)).toBe(true);
});

test('the same lessons give the same bytes', () => {
  expect(learnWordVectors(WORDS, ALONE, SENTENCES)).toEqual(stored);
});

test('vectors for only some of the words are refused', () => {
  expect(() => new WordVectors({ ...stored, words: `${stored.words} more` })).toThrow('As many');
});

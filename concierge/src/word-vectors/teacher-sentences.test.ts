import { expect, test } from '@jest/globals';
import { seededRandom } from '../learning/seeded-random.ts';
import { framedSentences, parseWordNet, sentencesOf, textsIn } from './teacher-sentences.ts';

const DATA = [
  '  1 This software and database is being provided to you',
  '04409011 06 n 02 telescope 0 scope 0 003 @ 03 n 0000 | a magnifier of images of distant objects; "she looked at it with a telescope"  ',
  '09011 15 n 01 Lisbon 0 001 @ 01 n 0000 | capital and largest city of Portugal  ',
  '04409012 06 n 01 fishing_boat 0 001 @ 03 n 0000 | a vessel for fishing  ',
].join('\n');
const entries = parseWordNet(DATA);

test('entries of WordNet have their words, definition and examples, and no names', () => {
  expect(entries).toEqual([
    {
      words: ['telescope', 'scope'],
      definition: 'a magnifier of images of distant objects',
      examples: ['she looked at it with a telescope'],
    },
    { words: ['fishing boat'], definition: 'a vessel for fishing', examples: [] },
  ]);
});

test('a sentence with an unknown word is left out', () => {
  const sentences = sentencesOf(entries, (word) => word !== 'magnifier');
  expect(sentences).toEqual([
    'she looked at it with a telescope',
    'a vessel for fishing',
    'fishing boat: a vessel for fishing',
  ]);
});

test('names and short definitions are inserted into the frames', () => {
  const framed = framedSentences(entries, ['do you rent {}'], 10, () => true, seededRandom(1));
  expect(framed).toHaveLength(5);
  expect(framed).toContain('do you rent fishing boat');
  expect(framed).toContain('do you rent a vessel for fishing');
  expect(framedSentences(entries, ['{}'], 2, () => true, seededRandom(1))).toHaveLength(2);
});

test('texts of some words are found in any JSON', () => {
  expect(
    textsIn({ lines: { a: ['two towels', 'towels'], b: { c: 'não há água' } }, n: 3, none: null }),
  ).toEqual(['two towels']);
});

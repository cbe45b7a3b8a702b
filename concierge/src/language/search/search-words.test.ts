import { describe, expect, test } from '@jest/globals';
import { searchWords, stemOf } from './search-words.ts';

describe('the words that a text is searched by', () => {
  test.each([
    ['Could we please have two high chairs?', ['high', 'chairs']],
    ['Queríamos alugar um caiaque amanhã', ['caiaque']],
    ['¿Nos podéis hacer la compra?', ['compra']],
    ['please, thank you', []],
  ])('are its content words: %s', (text, words) => {
    expect(searchWords(text).map(({ word }) => word)).toEqual(words);
  });

  test.each([
    ['surfing', 'surf'],
    ['lessons', 'lesson'],
    ['swimming', 'swim'],
    ['toalhas', 'toalh'],
    ['gas', 'gas'],
    ['toys', 'toy'],
  ])('%s is searched as %s', (word, stem) => expect(stemOf(word)).toBe(stem));

  test('mean the same in several languages', () => {
    const [english] = searchWords('kayak');
    const [portuguese] = searchWords('caiaques');
    expect(english?.concepts).toEqual(portuguese?.concepts);
    expect(english?.concepts).toHaveLength(1);
  });

  test('are distinct when only their first letters match', () => {
    expect(searchWords('SUP')[0]?.concepts).not.toEqual(searchWords('supper')[0]?.concepts);
  });
});

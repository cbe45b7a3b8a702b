import { describe, expect, test } from '@jest/globals';
import { COMMAND_WORDS, NUMBER_WORDS } from './command-words.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** Every key of nested objects, as `languages.German`. */
const keysOf = (value: object, at = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) => [
    `${at}${key}`,
    ...(Array.isArray(inner) ? [] : keysOf(inner, `${at}${key}.`)),
  ]);

describe('the words of the staff assistant', () => {
  test.each(Object.entries({ pt, es }))('%s has every key', (_language, words) => {
    expect(keysOf(words).sort()).toEqual(keysOf(en).sort());
  });

  test('no key is without a phrase, which would match everywhere', () => {
    expect(Object.entries(COMMAND_WORDS).filter(([, phrases]) => phrases.length === 0)).toEqual([]);
  });

  test('number words count the same in every language', () => {
    expect(['two', 'dois', 'duas', 'dos'].map((word) => NUMBER_WORDS.get(word))).toEqual([2, 2, 2, 2]);
  });
});

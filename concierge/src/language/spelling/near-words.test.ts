import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorsAllowed, isWithin } from './edit-distance.ts';
import { NearWords } from './near-words.ts';

const WORDS = ['smoke', 'breathing', 'fire', 'fogo', 'ambulance', 'ambulância', 'respira', 'пожар'];

describe('words near a misspelt one', () => {
  test.each([
    ['smoek', ['smoke']],
    ['breahing', ['breathing']],
    ['ambulanse', ['ambulance']],
    ['пожра', ['пожар']],
    ['fyre', []],
    ['towels', []],
  ])('%s is near %j', (typed, near) => {
    expect([...new NearWords(WORDS).of(typed)]).toEqual(near);
  });

  test('are all those that a comparison letter by letter finds', () => {
    const letter = fc.constantFrom(...'abcdeáпж');
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.uniqueArray(word), (typed, known) => {
        const compared = known.filter((one) => isWithin(typed, one, errorsAllowed(one)));
        expect([...new NearWords(known).of(typed)]).toEqual(compared);
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { respelled, slipsBetween } from '../../language/spelling/spelling.ts';
import { understand } from './understand.ts';

describe('misspelt words', () => {
  test.each([
    ['late chekout please', 'en', 'late checkout please'],
    ['masage at 5', 'en', 'massage at 5'],
    ['estacionameto', 'pt', 'estacionamento'],
    ['discotca hoy', 'es', 'discoteca hoy'],
  ] as const)('%s is read as the nearest word of the lexicon', (text, language, corrected) => {
    expect(respelled(text, language)).toBe(corrected);
  });

  test.each([
    'there was a message for me',
    'what is the charge on my card',
    'the packing list',
    'it is basic',
  ])('other words of the language stay: %s', (text) => expect(respelled(text, 'en')).toBe(text));

  test('a wish with a misspelt name is confirmed first, never carried out', () => {
    expect(understand('I need a masage at 5 please', 'en')).toMatchObject([
      { kind: 'confirm', item: 'massage' },
    ]);
    expect(understand('no masage please', 'en')).toEqual([{ kind: 'decline', item: 'massage' }]);
  });

  test('something to bring is not confirmed', () => {
    expect(understand('need umberella we r going out', 'en')).toMatchObject([
      { kind: 'request', item: 'umbrella' },
    ]);
    expect(understand('cna i hav 2 pilows', 'en')).toMatchObject([
      { kind: 'request', item: 'pillows', quantity: 2 },
    ]);
  });

  test('a wish that only the correction supports is confirmed', () => {
    expect(understand('a caldeira não liga', 'pt')).toMatchObject([{ kind: 'confirm', item: 'furniture' }]);
  });

  test('a booking is confirmed first, and keeps its words', () => {
    expect(understand('book a masage', 'en')).toMatchObject([
      { kind: 'confirm', item: 'massage', words: expect.stringContaining('book a') },
    ]);
  });

  test.each([
    ['masage', 'massage', 1],
    ['moive', 'movie', 1],
    ['consierge', 'concierge', 1],
    ['towels', 'towels', 0],
    ['gym', 'massage', 3],
  ])('%s and %s are %i slips apart', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
  });
});

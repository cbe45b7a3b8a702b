import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE } from '../../testing/bookable-here.ts';
import { ordersIn } from './orders-in.ts';

const linesOf = (text: string, language: 'en' | 'es' | 'pt' | 'de' | 'fr' | 'it') =>
  ordersIn(text, BOOKABLE_HERE, language)?.lines ?? null;

describe('the orders of a line', () => {
  test.each([
    ['en', 'One taxi at 7 and another at 10', ['One taxi at 7', 'another taxi at 10']],
    [
      'en',
      'two wake-up calls, 6:30 for me and 7:15 for my wife',
      ['wake-up calls 6:30 for me', 'wake-up calls 7:15 for my wife'],
    ],
    [
      'en',
      'a table for two at 7 tonight and one for four tomorrow',
      ['a table for two at 7 tonight', 'one table for four tomorrow'],
    ],
    ['en', 'a towel now and two more at eight', ['a towel now', 'two more towel at eight']],
    [
      'en',
      'a taxi tomorrow at 7 and another at 10',
      ['a taxi tomorrow at 7', 'another taxi at 10, tomorrow'],
    ],
    ['en', 'wake me at 6 and again at 6:30', ['wake me at 6', 'wake me at 6:30']],
    ['en', 'a taxi at 7 and a taxi at 10 please', ['a taxi at 7', 'a taxi at 10 please']],
    ['es', 'un taxi a las 7 y otro a las 10', ['un taxi a las 7', 'otro taxi a las 10']],
    ['pt', 'um táxi às 7 e outro às 10', ['um táxi às 7', 'outro táxi às 10']],
    ['de', 'ein Taxi um 7 und noch eins um 10', ['ein Taxi um 7', 'noch eins Taxi um 10']],
    ['fr', 'un taxi à 7h et un autre à 10h', ['un taxi à 7h', 'un autre taxi à 10h']],
    ['it', 'un taxi alle 7 e un altro alle 10', ['un taxi alle 7', 'un altro taxi alle 10']],
  ] as const)('are lines of their own, in %s: %s', (language, text, lines) => {
    expect(linesOf(text, language)).toEqual(lines);
  });

  test.each([
    ['en', 'a taxi at 7, no, at 10'],
    // The second time is another service’s.
    ['de', 'Weckruf morgen 6 Uhr 15 bitte, und um sieben dann ein Taxi.'],
    ['en', 'a taxi at 7, no, one at 10'],
    ['en', 'breakfast at 8 or 8:30'],
    ['en', 'a taxi at 7 or one at 8'],
    ['en', 'towels please, yes towels'],
    ['en', 'a table for two adults and one child at 7'],
    ['en', 'a taxi at 7 and two towels at 8'],
    ['en', 'slippers for me and another pair for my wife'],
    ['es', 'un taxi a las cinco y media'],
    ['pt', 'duas toalhas e uma almofada às 8'],
  ] as const)('are none where a line has one of each, in %s: %s', (language, text) => {
    expect(linesOf(text, language)).toBeNull();
  });
});

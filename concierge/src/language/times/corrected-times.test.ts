import { expect, test } from '@jest/globals';
import { withoutCorrectedTimes, withSameDay } from './corrected-times.ts';

test.each([
  ['wake me at seven no sorry six thirty', 'wake me at six thirty'],
  ['wake me at 7 sorry make that 6.30', 'wake me at 6.30'],
  ['a massage tomorrow at eleven, sorry, not eleven, noon', 'a massage tomorrow at noon'],
  ['table for two tonight at eight, no wait nine', 'table for two tonight at nine'],
  ['despertem-me às seis e meia. Não, às seis e um quarto', 'despertem-me às seis e um quarto'],
  ['a las siete, perdón, a las seis y media', 'a las seis y media'],
  ['um sieben, nein, um halb sieben', 'um halb sieben'],
  ['réveil à sept heures, pardon, à six heures et demie', 'réveil à six heures et demie'],
  ['alle sette, anzi no, alle sette meno un quarto', 'alle sette meno un quarto'],
])('a time that is taken back is left out: %s', (line, left) => {
  expect(withoutCorrectedTimes(line)).toBe(left);
});

test.each([
  'wake me at 7 and my wife at 8 please',
  'between 7 and 8',
  'taxi at 7, no later than 8',
  'taxi at 7, no luggage, back at 9',
  'room no 7 at 8',
  'not before seven, nine at the latest',
  'at seven or at eight, whichever is free',
  'não às sete',
])('both times stay: %s', (line) => {
  expect(withoutCorrectedTimes(line)).toBe(line);
});

test.each([
  [
    'wake me at 6:15 tomorrow & taxi at 7 the same morning',
    'wake me at 6:15 tomorrow & taxi at 7 tomorrow morning',
  ],
  ['table on Friday at 8 and a cot that same day', 'table on Friday at 8 and a cot on Friday'],
  ['despertar amanhã às 6 e táxi às 7 no mesmo dia', 'despertar amanhã às 6 e táxi às 7 amanhã'],
  ['reveil demain à 6h et taxi à 7h le même matin', 'reveil demain à 6h et taxi à 7h demain matin'],
])('the same day is the day before it in the line: %s', (line, whole) => {
  expect(withSameDay(line)).toBe(whole);
});

test.each(['taxi at 7 the same morning', 'massage on Friday, dinner on Saturday, and a taxi the same day'])(
  'the same day stays where no one day was said: %s',
  (line) => {
    expect(withSameDay(line)).toBe(line);
  },
);

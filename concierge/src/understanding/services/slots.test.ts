import { describe, expect, test } from '@jest/globals';
import { slotValue } from './slots.ts';

describe('a slot', () => {
  test.each([
    ['around eight or so', 'en'],
    ['at 7', 'en'],
    ['dinner from 7 to 9', 'en'],
    ['às oito e meia', 'pt'],
    ['para as 8', 'pt'],
    ['a las nueve', 'es'],
  ] as const)('for people takes no time: %s', (said, language) => {
    expect(slotValue('party', said, language)).toBeNull();
  });

  test.each([
    ['for four at eight', 'en', '4', 'eight'],
    ['a table for two around half past seven tonight', 'en', '2', 'half past seven tonight'],
    ['mesa para seis às 20h30', 'pt', '6', '20h30'],
    ['somos cinco, a las nueve y cuarto', 'es', '5', 'nueve y cuarto'],
  ] as const)('takes its own of two numbers: %s', (said, language, people, time) => {
    expect(slotValue('party', said, language)).toBe(people);
    expect(slotValue('time', said, language)).toContain(time);
  });

  test.each([
    ['tomorrow at 7 pm', 'tomorrow', 'at 7 pm'],
    ['at 7 pm tomorrow', 'tomorrow', '7 pm'],
    ['on friday', 'on friday', null],
    ['in half an hour', null, 'in half an hour'],
    ['after dinner', null, 'after dinner'],
    ['before 9 am tomorrow', 'tomorrow', 'before 9 am'],
    ['around eight or so', null, 'around eight or so'],
    ['asap', null, 'asap'],
    ['two towels', null, null],
  ])('takes the words for day and time apart: %s', (said, day, time) => {
    expect(slotValue('date', said, 'en')).toBe(day);
    const value = slotValue('time', said, 'en');
    expect(value).toBe(time);
  });
});

import { describe, expect, test } from '@jest/globals';
import { intentsOf } from './router.ts';
import { findSlots } from './slots.ts';

const NOW = new Date('2022-03-15T09:00:00.000Z');

describe('the trained router', () => {
  test.each([
    ['the internet in our bedroom stopped working', ['wifi', 'wrong_notworking_notshowing']],
    ['bye, thanks for everything', ['end_call', 'thank']],
    ['may we bring our puppy', ['pets']],
    ['put me through to somebody', ['handoff']],
  ])('finds the intents of "%s"', (text, intents) => {
    expect(intentsOf(text)).toEqual(expect.arrayContaining(intents));
  });

  test('finds nothing in what has nothing to do with it', () => {
    expect(intentsOf('zebra quartz violin')).toEqual([]);
  });
});

describe('slots of an English line', () => {
  test('dates of a stay, with what they mean', () => {
    expect(findSlots('a room from tomorrow until the 20th of April', NOW)).toMatchObject({
      date_from: { text: 'tomorrow', value: { day: 16, month: 3, year: 2022 } },
      date_to: { text: '20th of April', value: { day: 20, month: 4, year: 2022 } },
    });
  });

  test.each([
    ['at 25 to 7 p.m.', '25 to 7 p.m.', { hour: 18, minute: 35 }],
    ['dinner at 11:45 am', '11:45 am', { hour: 11, minute: 45 }],
    ['half past 8 in the evening', 'half past 8 in the evening', { hour: 20, minute: 30 }],
  ])('the time in "%s"', (text, said, value) => {
    expect(findSlots(text, NOW).time).toMatchObject({ text: said, value });
  });

  test('people, rooms and names, where they stand', () => {
    const text = 'two rooms for 3 adults and 2 kids under anna bell';
    const slots = findSlots(text, NOW);
    expect(slots).toMatchObject({
      adults: { text: '3' },
      kids: { text: '2' },
      person_name: { text: 'anna bell' },
      rooms: { text: 'two rooms' },
    });
    for (const { text: said, span } of Object.values(slots)) expect(text.slice(...span)).toBe(said);
  });
});

import { describe, expect, test } from '@jest/globals';
import { scene } from '../../testing/scene.ts';
import { timeDetails } from './time-details.ts';

// A Saturday, 14:00 in Lisbon.
const { context } = scene('');
const at = { ...context, now: new Date('2026-11-21T14:00:00Z') };

describe('the stored value of a time', () => {
  test.each([
    'every morning at 7',
    'every monday at 9 am',
    'every other day',
    'every day except sunday',
    'mondays and thursdays',
    'todas as segundas às 9',
    'jeden Freitag um 10 Uhr',
  ])('that repeats is the guest’s words, and no day: %s', (words) => {
    expect(timeDetails(words, at)).toEqual([{ slot: 'when', value: words }]);
  });

  test('that is unambiguous is a day and a time', () => {
    expect(timeDetails('Freitagabend um acht', at)).toEqual([
      { slot: 'date', value: '2026-11-27' },
      { slot: 'time', value: '20:00' },
    ]);
  });

  test('with two on one day is the day and the words', () => {
    expect(timeDetails('tomorrow at 7 am and at 9 am', at)).toEqual([
      { slot: 'date', value: '2026-11-22' },
      { slot: 'when', value: 'tomorrow at 7 am and at 9 am' },
    ]);
  });
});

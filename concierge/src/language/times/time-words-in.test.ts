import { describe, expect, test } from '@jest/globals';
import { timeWordsIn } from './time-words-in.ts';

describe('a clock time and a part of the day in separate places', () => {
  test.each([
    ['table tonight for 2 at 8', '20:00'],
    ['esta noche mesa para dos a las 9', '21:00'],
    ['table tomorrow evening, 4 people, 8.30', '20:30'],
    ['tomorrow morning, for two of us, at 9', '09:00'],
  ])('are one time: %s', (line, time) => {
    expect(timeWordsIn(line).time).toBe(time);
  });

  test('are left as they were said where they stand together', () => {
    expect(timeWordsIn('table for 2 tonight at 8').time).toBe('tonight at 8');
  });

  test('are the clock time where it is not in that part of the day', () => {
    expect(timeWordsIn('tonight we arrive, wake us at 16:30')).toMatchObject({ time: '16:30' });
  });
});

import { describe, expect, test } from '@jest/globals';
import { parseTimes } from './parse-times.ts';
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

  test('keep their words if they are next to each other', () => {
    expect(timeWordsIn('table for 2 tonight at 8').time).toBe('tonight at 8');
  });

  test('are the clock time if it is not in that part of the day', () => {
    expect(timeWordsIn('tonight we arrive, wake us at 16:30')).toMatchObject({ time: '16:30' });
  });
});

describe('the time of a flight', () => {
  test.each([
    ["flight's at 10 so pick us up at 7", 'at 7'],
    ["the train's at 9:40, taxi at 8:15", '8:15'],
    ['we fly at 11, shuttle at 8 please', 'at 8'],
  ])('is not the time of the taxi: %s', (line, time) => {
    expect(timeWordsIn(line).time).toContain(time.replace('at ', ''));
  });
});

describe('hours and minutes with a word between them', () => {
  test.each(['ring the room at 5 bloody 30 tomorrow', 'ring the room at 5 30 tomorrow'])(
    'are one time: %s',
    (line) => {
      const [said] = parseTimes(line, {
        now: new Date('2026-11-30T13:00:00Z'),
        timeZone: 'UTC',
        usual: 'am',
      });
      expect(said?.times).toEqual(['05:30']);
    },
  );

  test('are not a time if something is counted', () => {
    const times = parseTimes('dinner at 7 30 people', { now: new Date(0), timeZone: 'UTC' });
    expect(times.flatMap((said) => said.times)).not.toContain('07:30');
  });
});

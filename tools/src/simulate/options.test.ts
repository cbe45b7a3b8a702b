import { expect, test } from '@jest/globals';
import { parseOptions } from './options.ts';

test('a day is simulated as chosen', () => {
  expect(parseOptions(['day'])).toEqual({
    rooms: 120,
    minutes: 1440,
    speed: 200,
    seed: 'aurora',
    kills: 3,
    processes: 3,
    out: null,
  });
  expect(
    parseOptions(['day', '--rooms', '10', '--minutes', '30', '--kill', '1', '--seed', 'b']),
  ).toMatchObject({
    rooms: 10,
    minutes: 30,
    kills: 1,
    seed: 'b',
  });
});

test.each([
  [['night'], 'There is no such simulation'],
  [[], 'There is no such simulation'],
  [['day', '--rooms', '0'], '--rooms takes a whole number from 1 to 400'],
  [['day', '--speed', 'fast'], '--speed takes a whole number'],
  [['day', '--people', '4'], "Unknown option '--people'"],
])('%j is refused with the usage', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

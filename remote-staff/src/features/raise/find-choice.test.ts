import { expect, test } from '@jest/globals';
import { findChoice } from './find-choice.ts';

const rooms = ['Room 20', 'Room 204', 'Room 205', 'Pool bar'].map((name) => ({ name }));

test.each([
  ['room 204', 'Room 204'],
  ['204', 'Room 204'],
  ['20', null],
  [' Room 20 ', 'Room 20'],
  ['bar', 'Pool bar'],
  ['pool b', 'Pool bar'],
  ['Room', null],
  ['', null],
  ['sauna', null],
])('“%s” means %s', (typed, name) => {
  expect(findChoice(rooms, typed)?.name ?? null).toBe(name);
});

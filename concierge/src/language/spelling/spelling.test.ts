import { expect, test } from '@jest/globals';
import { respelled } from './spelling.ts';

const WORDS = new Set(
  'i saw ned in the lobby floor is wet a big pear turns out fine safari tour and time what pls plz'.split(
    ' ',
  ),
);
const isWord = (word: string) => WORDS.has(word);

test.each([
  ['ned 2 blankts', 'ned 2 blankets'],
  ['3 towls plz', '3 towels plz'],
  ['wat time is brekfst', 'wat time is breakfast'],
  ['a taxy pls', 'a taxi pls'],
  ['irn and bord', 'iron and bord'],
  ['hangrs', 'hangers'],
  ['antz', 'ants'],
])('an English word is found by the sound of its consonants: %s', (typed, spelled) => {
  expect(respelled(typed, 'en', isWord)).toBe(spelled);
});

test.each([
  'i saw ned in the lobby',
  'pls',
  'the floor is wet',
  'a big pear',
  'turns out fine',
  'safari tour',
])('correct words stay unchanged: %s', (line) => {
  expect(respelled(line, 'en', isWord)).toBe(line);
});

test('words of other languages are not corrected to English ones', () => {
  expect(respelled('a cama esta boa', 'pt', isWord)).toBe('a cama esta boa');
});

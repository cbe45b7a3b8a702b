import { expect, test } from '@jest/globals';
import { endOfLastSentence, unspokenText } from './spoken-sentences.ts';

test.each([
  ['Until 22:00 ton', ''],
  ['Until 22:00 tonight.', ''],
  ['Until 22:00 tonight. Towels', 'Until 22:00 tonight. '],
  ['Yes! Really? Of', 'Yes! Really? '],
  ['He said “yes.” Then', 'He said “yes.” '],
  ['First line\nSecond', 'First line\n'],
  ['From 7.30 to', ''],
])('of %j, %j can be read out', (text, sayable) => {
  expect(text.slice(0, endOfLastSentence(text))).toBe(sayable);
});

test('the finished text is announced from where the growing one stopped', () => {
  expect(unspokenText('One. Two.', 'One. ')).toBe('Two.');
  expect(unspokenText('Something else.', 'One. ')).toBe('Something else.');
  expect(unspokenText('One.', 'One.')).toBe('');
});

import { expect, test } from '@jest/globals';
import { initialOf } from './initial-of.ts';

test.each([
  ['Hotel Aurora', 'H'],
  ['🇵🇹 Casa', '🇵🇹'],
  ['👨‍👩‍👧 House', '👨‍👩‍👧'],
  ['e\u0301toile', 'e\u0301'],
  ['فندق الفجر', 'ف'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

import { expect, test } from '@jest/globals';
import { withTyped } from './typed-allergy.ts';

test.each([
  [null, 'gluten', 'gluten'],
  ['nuts', 'nuts', 'nuts'],
  ['nuts', 'gluten', 'nuts; gluten'],
  ['nuts', 'nuts and milk', 'nuts and milk'],
])('an order with %p and the typed text %p has %p', (ordered, text, result) => {
  expect(withTyped(ordered, text)).toBe(result);
});

import { expect, test } from '@jest/globals';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { typedAllergy, withTyped } from './typed-allergy.ts';

test('is forgotten once it is saved, and not if more was typed meanwhile', () => {
  const typed = typedAllergy(localDurableStorage(), 'conversation-1');
  typed.keep('nuts');
  typed.keep('nuts and milk');
  typed.forget('nuts');
  expect(typed.load()).toBe('nuts and milk');
  typed.forget('nuts and milk');
  expect(typed.load()).toBeNull();
});

test.each([
  [null, null, null],
  [null, ' ', null],
  ['nuts', '', null],
  ['nuts', 'nuts ', null],
  [null, ' gluten ', 'gluten'],
  ['nuts', 'gluten', 'nuts; gluten'],
  ['nuts', 'nuts and milk', 'nuts and milk'],
])('an order with %p and the typed text %p changes to %p', (ordered, text, result) => {
  expect(withTyped(ordered, text)).toBe(result);
});

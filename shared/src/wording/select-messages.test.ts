import { expect, test } from '@jest/globals';
import { selectMessages } from './select-messages.ts';

const greetings = { en: 'Hello', pt: 'Olá' };

test('the first language that has messages is used', () => {
  expect(selectMessages(greetings, null, 'sv', 'pt', 'en')).toBe('Olá');
});

test('falls back to English', () => {
  expect(selectMessages(greetings, 'sv')).toBe('Hello');
  expect(selectMessages(greetings)).toBe('Hello');
  expect(selectMessages(greetings, 'constructor')).toBe('Hello');
});

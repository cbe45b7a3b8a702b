import { expect, test } from '@jest/globals';
import { greetingOf } from './greeting-of.ts';

const property = { languages: ['pt', 'en'] };

test('a property greets in the guest’s language, else in its own, and says which it is', () => {
  const greeting = { en: 'By the river.', pt: 'Junto ao rio.' };
  expect(greetingOf({ property, greeting }, 'en')).toEqual({ language: 'en', line: 'By the river.' });
  expect(greetingOf({ property, greeting }, 'de')).toEqual({ language: 'pt', line: 'Junto ao rio.' });
  expect(greetingOf({ property, greeting: { fr: 'Au bord.' } }, 'de')?.language).toBe('fr');
  expect(greetingOf({ property }, 'en')).toBeNull();
});

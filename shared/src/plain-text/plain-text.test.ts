import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test.each([
  ['Pequeno-almoço', 'pequeno-almoco'],
  ['HÔTEL DU LAC', 'hotel du lac'],
  ['Straße 4', 'straße 4'],
])('%s is compared as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

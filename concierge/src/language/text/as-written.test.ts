import { expect, test } from '@jest/globals';
import { asWritten } from './as-written.ts';

test.each([
  [
    'ohne nusse wegen nussallergie',
    'Strudel, bitte ohne  Nüsse wegen Nussallergie!',
    'ohne Nüsse wegen Nussallergie',
  ],
  ['no mayo', 'the club, NO mayo.', 'NO mayo'],
  ['sin azucar', 'un café (sin azúcar), por favor', 'sin azúcar'],
  ["l'huile d'olive", 'avec l’huile d’olive', 'l’huile d’olive'],
])('finds the guest’s own words for %s', (normalised, text, written) => {
  expect(asWritten(normalised, text)).toBe(written);
});

test('leaves words that the text does not have in one piece', () => {
  expect(asWritten('without the onions', 'without, er, the onions')).toBe('without the onions');
  expect(asWritten('no mayo', '')).toBe('no mayo');
});

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
  [
    "i'm bad ist das licht kaputt",
    'Im Bad ist das Licht kaputt und im Zimmer fehlt ein Fön',
    'Im Bad ist das Licht kaputt',
  ],
  [
    "i'm zimmer fehlt ein fon",
    'Im Bad ist das Licht aus und im Zimmer fehlt ein Fön',
    'im Zimmer fehlt ein Fön',
  ],
  ["l'huile d'olive", 'avec l’huile d’olive', 'l’huile d’olive'],
])('finds the guest’s own words for %s', (normalised, text, written) => {
  expect(asWritten(normalised, text)).toBe(written);
});

test('leaves words that the text does not have in one piece', () => {
  expect(asWritten('without the onions', 'without, er, the onions')).toBe('without the onions');
  expect(asWritten('no mayo', '')).toBe('no mayo');
});

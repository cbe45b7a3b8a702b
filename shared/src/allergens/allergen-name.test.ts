import { expect, test } from '@jest/globals';
import { allergenName, allergenNames } from './allergen-name.ts';
import known from './allergens.json' with { type: 'json' };

test('the 14 allergens have a name in every language, and no name means two of them', () => {
  expect(known.languages).toEqual(['en', 'de', 'es', 'fr', 'it', 'pt']);
  expect(known.allergens).toHaveLength(14);
  for (const line of known.allergens) {
    const names = line.split('; ').map((some) => some.split(', '));
    expect(names).toHaveLength(known.languages.length);
    for (const [index, language] of known.languages.entries()) {
      const shown = names[index]?.[0];
      for (const written of names.flat()) {
        expect([written, allergenName(written, language)]).toEqual([written, shown]);
      }
    }
  }
});

test.each([
  ['gluten', 'it', 'glutine'],
  [' Milk', 'it', 'latte'],
  ['uova', 'de', 'Eier'],
  ['OEUFS', 'en', 'eggs'],
  ['Haselnüsse', 'it', 'Haselnüsse'],
  ['constructor', 'it', 'constructor'],
])('%j is read in %s as %s', (written, language, shown) => {
  expect(allergenName(written, language)).toBe(shown);
});

test('a dish lists an allergen once, in whichever languages it was written', () => {
  expect(allergenNames(['milk', 'Milch', 'honey'], 'it')).toEqual(['latte', 'honey']);
});

import { expect, test } from '@jest/globals';
import { allergenName, allergenNames } from './allergen-name.ts';
import allergens from './allergens.json' with { type: 'json' };

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'pt'];

test('the 14 allergens have a name in every language, and no name means two of them', () => {
  expect(Object.keys(allergens)).toHaveLength(14);
  for (const [key, names] of Object.entries(allergens)) {
    expect(Object.keys(names).sort()).toEqual(LANGUAGES);
    for (const language of LANGUAGES) {
      const [shown] = names[language as keyof typeof names];
      for (const said of Object.values(names).flat())
        expect([key, allergenName(said, language)]).toEqual([key, shown]);
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

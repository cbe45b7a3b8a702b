import { expect, test } from '@jest/globals';
import { forGuests } from './menu.ts';

const dish = {
  id: 'soup',
  name: 'Suppe',
  description: '',
  priceCents: 900,
  allergens: ['Milch', 'uova', 'milk', 'Haselnüsse'],
  diets: [],
  ageRestricted: false,
  optionGroups: [],
  category: { id: 'all', name: 'Karte' },
  served: null,
  state: 'available' as const,
};

test('guests’ pages get the known allergens by one name each, whichever language they were written in', () => {
  expect(forGuests([dish])).toEqual([{ ...dish, allergens: ['milk', 'eggs', 'Haselnüsse'] }]);
});

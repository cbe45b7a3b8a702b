import { describe, expect, test } from '@jest/globals';
import { sampleDish } from '../../../test-support/sample-menu.ts';
import { isFiltered, menuMarks, menuSections, NO_FILTER, nextOpening } from './menu-view.ts';

const dinner = { category: { id: 'dinner', name: 'Dinner' }, served: { from: '19:00', until: '22:00' } };
const items = [
  sampleDish({ id: 'brulee', name: 'Crème brûlée', allergens: ['egg', 'milk'] }),
  sampleDish({ id: 'soup', name: 'Soup', description: 'Tomato', diets: ['vegan'] }),
  sampleDish({ id: 'bass', name: 'Sea bass', allergens: ['fish'], state: 'not-now', ...dinner }),
];
const found = (filter: Partial<typeof NO_FILTER>) =>
  menuSections(items, { ...NO_FILTER, ...filter }).flatMap((section) => section.items.map(({ id }) => id));

describe('the menu', () => {
  test("has the property's parts in its order", () => {
    expect(menuSections(items, NO_FILTER)).toMatchObject([
      { name: 'All day', served: null, items: [{ id: 'brulee' }, { id: 'soup' }] },
      { name: 'Dinner', served: { from: '19:00' }, items: [{ id: 'bass' }] },
    ]);
  });

  test('is searched without case and accents, in names, descriptions and parts', () => {
    expect(found({ search: 'creme BRU' })).toEqual(['brulee']);
    expect(found({ search: 'tomato' })).toEqual(['soup']);
    expect(found({ search: 'dinner' })).toEqual(['bass']);
    expect(found({ search: 'pizza' })).toEqual([]);
  });

  test('is filtered by marks for diets, and by allergens that are not listed', () => {
    expect(menuMarks(items)).toEqual({ diets: ['vegan'], allergens: ['egg', 'fish', 'milk'] });
    expect(found({ diets: ['vegan'] })).toEqual(['soup']);
    expect(found({ allergens: ['fish', 'egg'] })).toEqual(['soup']);
  });

  test('says when the kitchen opens, unless it is open', () => {
    const closed = items.map((item) => ({ ...item, state: 'not-now' as const }));
    const breakfast = sampleDish({ state: 'not-now', served: { from: '07:00', until: '11:00' } });
    expect(nextOpening(items, '16:00')).toBeNull();
    expect(nextOpening([...closed, breakfast], '16:00')).toBe('19:00');
    expect(nextOpening([...closed, breakfast], '23:00')).toBe('07:00');
    expect(nextOpening([], '23:00')).toBeNull();
  });
});

test('a filter that was emptied again filters nothing', () => {
  expect(isFiltered({ search: ' ', diets: [], allergens: [] })).toBe(false);
  expect(isFiltered({ ...NO_FILTER, search: 'so' })).toBe(true);
  expect(isFiltered({ ...NO_FILTER, diets: ['vegan'] })).toBe(true);
  expect(isFiltered({ ...NO_FILTER, allergens: ['egg'] })).toBe(true);
});

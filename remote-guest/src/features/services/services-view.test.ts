import { expect, test } from '@jest/globals';
import { servicesMessages } from '../../../messages/compiled/services/en.ts';
import { sampleService } from '../../test-support/sample-service.ts';
import { serviceSections, servicesAt } from './services-view.ts';

const { categories } = servicesMessages;
const spa = sampleService({ key: 'spa', title: 'Hammam é Spa', category: 'couple', description: '' });
const towels = sampleService();
const soup = sampleService({ key: 'roomService', title: 'Room service', category: 'food', description: '' });
const keysOf = (typed: string) =>
  serviceSections([spa, towels, soup], typed, categories).flatMap(({ services }) =>
    services.map(({ key }) => key),
  );

test('without a search term all are shown, by category, in the property’s order', () => {
  const sections = serviceSections([spa, towels, soup, { ...spa, key: 'massage' }], '', categories);
  expect(sections.map(({ name, services }) => [name, services.map(({ key }) => key)])).toEqual([
    ['Wellness and occasions', ['spa', 'massage']],
    ['Toiletries and towels', ['towels']],
    ['Food and drinks', ['roomService']],
  ]);
});

test.each([
  ['HAMMAM', ['spa']],
  ['e spa', ['spa']],
  ['soft', ['towels']],
  ['drinks', ['roomService']],
  ['spa towels', []],
])('typing %j finds %j, whatever its accents and capitals', (typed, found) => {
  expect(keysOf(typed)).toEqual(found);
});

test('a category unknown to this version is still shown', () => {
  const sections = serviceSections([sampleService({ category: 'constructor' })], '', categories);
  expect(sections).toMatchObject([{ name: categories.special }]);
});

test('a table is offered food, not towels', () => {
  expect(servicesAt([spa, towels, soup], { kind: 'table' })).toEqual([soup]);
  expect(servicesAt([spa, towels, soup], { kind: 'room' })).toHaveLength(3);
});

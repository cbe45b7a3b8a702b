import { expect, test } from '@jest/globals';
import { departmentNames } from './department-names.ts';

test('departments are called what the property calls them', () => {
  expect(departmentNames({ departments: ['housekeeping'], departmentNames: ['Cleaning'] })).toEqual([
    'Cleaning',
  ]);
});

test('when the API has no name, the key is shown', () => {
  expect(departmentNames({ departments: ['front-desk', 'housekeeping'] })).toEqual([
    'Front desk',
    'Housekeeping',
  ]);
});

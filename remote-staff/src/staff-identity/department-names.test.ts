import { expect, test } from '@jest/globals';
import { departmentNames } from './department-names.ts';

test('departments are called what the property calls them', () => {
  expect(departmentNames({ departments: ['housekeeping'], departmentNames: ['Cleaning'] })).toEqual([
    'Cleaning',
  ]);
});

test('where the API does not say, the key stands for the name', () => {
  expect(departmentNames({ departments: ['front-desk', 'housekeeping'] })).toEqual([
    'Front desk',
    'Housekeeping',
  ]);
});

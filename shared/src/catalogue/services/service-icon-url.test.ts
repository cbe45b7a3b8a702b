import { expect, test } from '@jest/globals';
import { SERVICE_KEYS } from '../keys/service-key.ts';
import { serviceCategory, serviceIconUrl } from './service-icon-url.ts';
import { serviceIcons } from './service-icons.ts';

test.each([...SERVICE_KEYS])('%s has the icon of the catalogue, whatever its department', (key) => {
  expect(serviceIconUrl(key, 'front-desk')).toBe(serviceIcons[key].url);
});

test.each([
  ['towels', 'housekeeping', '/assets/categories/toiletries.svg'],
  ['pillows', 'housekeeping', '/assets/categories/housekeeping.svg'],
  ['repair', 'front-desk', '/assets/categories/technical.svg'],
  ['kayaks', 'activities', '/assets/categories/special.svg'],
  ['anything', 'own-department', '/assets/service-icons/generic-service.svg'],
])('%s of the department %s has %s', (key, department, url) => {
  expect(serviceIconUrl(key, department)).toBe(url);
});

test.each([
  ['spa', 'front-desk', 'couple'],
  ['towels', 'housekeeping', 'toiletries'],
  ['kayaks', 'activities', 'special'],
  ['anything', 'own-department', 'special'],
])('%s of the department %s is grouped under %s', (key, department, category) => {
  expect(serviceCategory(key, department)).toBe(category);
});

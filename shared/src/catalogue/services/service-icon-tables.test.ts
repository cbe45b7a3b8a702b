import { expect, test } from '@jest/globals';
import { SERVICE_KEYS } from '../keys/service-key.ts';
import { categoryIcons } from './category-icons.ts';
import { serviceIconTables } from './service-icon-tables.ts';
import { DEPARTMENTS_WITH_CATEGORY, serviceIconUrl } from './service-icon-url.ts';

const { services, named, departments, generic } = serviceIconTables();
const byTables = (key: string, department: string) =>
  services[key] ?? named[key.toLowerCase()] ?? departments[department] ?? generic;

const keys = [
  ...SERVICE_KEYS,
  ...Object.values(categoryIcons).flatMap(({ tags }) => tags.flatMap((tag) => [tag, tag.toUpperCase()])),
  'kayaks',
];

test.each([...DEPARTMENTS_WITH_CATEGORY, 'own-department'])(
  'the tables say what serviceIconUrl says, for the department %s',
  (department) => {
    for (const key of keys)
      expect([key, byTables(key, department)]).toEqual([key, serviceIconUrl(key, department)]);
  },
);

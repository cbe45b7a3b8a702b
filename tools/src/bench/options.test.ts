import { expect, test } from '@jest/globals';
import { parseOptions } from './options.ts';

test('every page of the site is measured in both brands by default', () => {
  expect(parseOptions(['site'])).toMatchObject({
    paths: null,
    brands: ['default', 'harbourline'],
    samples: 3,
  });
  expect(parseOptions(['site', '--pages', '/,/str', '--brand', 'default', '--samples', '1'])).toMatchObject({
    paths: ['/', '/str'],
    brands: ['default'],
    samples: 1,
  });
});

test('the API is measured on the databases and in the rows that are named', () => {
  expect(parseOptions(['api', '--database', 'both', '--rows', 'answers', '--seconds', '1'])).toMatchObject({
    databases: ['pglite', 'postgres'],
    rows: ['answers'],
    seconds: 1,
    samples: 5,
  });
  expect(parseOptions(['api', '--database', 'pglite']).rows).toHaveLength(4);
});

test.each([
  [['speed'], 'There is no such measurement'],
  [[], 'There is no such measurement'],
  [['load', '--samples', '0'], '--samples takes a whole number'],
  [['load', '--link', 'modem'], '--link takes'],
  [['site', '--brand', 'acme'], '--brand takes default, harbourline or all'],
  [['site', '--pages', '/,str'], '"str" is none'],
  [['api', '--database', 'mysql'], '--database takes pglite, postgres or both'],
  [['api', '--rows', 'operations,speed'], '--rows takes some of operations,answers,neighbour,streams'],
  [['api', '--seconds', '0.5'], '--seconds takes a whole number'],
])('%j is refused with the valid values', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

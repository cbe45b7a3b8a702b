import { expect, test } from '@jest/globals';
import { loadRepositoryFile, repositoryFiles } from '../sizes/repository-files.ts';
import { findRepeatedTests } from './find-repeated-tests.ts';

const find = (...lines: string[]) => findRepeatedTests(lines.join('\n'), 'a.test.ts');

test('no file has a test twice', () => {
  const files = repositoryFiles().filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  expect(files).toContain('api/src/property/properties/system-texts.test.ts');
  expect(files.flatMap((file) => findRepeatedTests(loadRepositoryFile(file), file))).toEqual([]);
});

test('two tests of a full title are reported, in one group or in two of the same title', () => {
  expect(
    find(
      "describe('rooms', () => {",
      "  test('open', () => expect(1).toBe(1));",
      "  test('open', () => expect(2).toBe(2));",
      '});',
      "describe('rooms', () => {",
      "  test.each([1])('open', (n) => expect(n).toBe(1));",
      '});',
    ),
  ).toEqual(Array(2).fill('a.test.ts has two tests “rooms › open”.'));
});

test('a test that is copied out of its group is reported', () => {
  expect(
    find(
      "describe('rooms', () => {",
      "  test.each(['en'])('open in %s', (language) => {",
      '    expect(language).toBe(1);',
      '  });',
      '});',
      "test.each(['en'])('open in %s', (language) => { expect(language).toBe(1); });",
    ),
  ).toEqual(['a.test.ts has two tests “open in %s”.']);
});

test('one title in two groups, two titles of one code, and a test that does not run are allowed', () => {
  expect(
    find(
      "describe.each([1, 2])('rooms of floor %s', () => { test('open', () => expect(1).toBe(1)); });",
      "test.describe('suites', () => { test('open', () => expect(2).toBe(2)); });",
      "test('close', () => expect(3).toBe(3));",
      "test('shut', () => expect(3).toBe(3));",
      "test.skip('close', () => expect(3).toBe(4));",
    ),
  ).toEqual([]);
});

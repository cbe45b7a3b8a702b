import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { table } from './table/table.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('the table of mutations', () => {
  test('changes text that occurs once in its file, so that the broken rule is clear', () => {
    const faults = table
      .map(({ rule, file, from }) => ({ rule, found: read(file).split(from).length - 1 }))
      .filter(({ found }) => found !== 1);
    expect(faults).toEqual([]);
  });

  test('changes something each time', () => {
    expect(table.filter(({ from, to }) => from === '' || from === to)).toEqual([]);
  });

  test('names existing tests', () => {
    const tests = [...new Set(table.map(({ test: file }) => file))];
    expect(tests.filter((file) => !/\.test\.tsx?$/.test(file) || !existsSync(path.join(ROOT, file)))).toEqual(
      [],
    );
  });

  test('has every rule once', () => {
    const rules = table.map(({ section, rule }) => `${section} ${rule}`);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });
});

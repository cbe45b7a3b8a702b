import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { parseDecision } from './decision.ts';
import { findIndexProblems } from './decision-index.ts';

const FOLDER = path.join(ROOT, 'decisions');
const load = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

test('every decision has the format, a unique number and a row in the index', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const decisions = files.map((file) => parseDecision(file, load(file)));
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(decisions.length).toBeGreaterThan(50);
  expect(findIndexProblems(load('README.md'), decisions)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { findUndocumented } from './find-undocumented.ts';

const load = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('README names every command of package.json', () => {
  expect(findUndocumented(load('README.md'), JSON.parse(load('package.json')).scripts)).toEqual([]);
});

test.each(['`npm start`', '`npm run start`', '`npm run -s start -- now`', '`npm start -- now`'])(
  'a command is named by %s',
  (text) => {
    expect(findUndocumented(text, { start: 'node start.mjs' })).toEqual([]);
  },
);

test.each(['npm start', '`npm run starts`', '`node start`'])('a command is not named by %s', (text) => {
  expect(findUndocumented(text, { start: 'node start.mjs' })).toEqual(['start']);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { findUnplainWords } from './find-unplain-words.ts';
import replacements from './plain-words.json' with { type: 'json' };
import { proseOfSource, proseOfSql, proseOfTables } from './prose-of-source.ts';

/** Given from outside, or a list of quotations. */
const NOT_CHECKED = ['docs/specification.md', 'docs/product.md', 'docs/concierge-quality.md'];

/** Its rows quote sentences of the site. */
const CLAIMS = 'docs/claims.md';

/** The last migration before comments were checked. Databases were made with it: the runner refuses an edited one. */
const LAST_UNCHECKED = 'api/migrations/0831-allergies-of-a-tab.sql';

/** Files under version control that match a pattern of `git ls-files`. */
function filesOf(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => file && existsSync(path.join(ROOT, file)));
}

const load = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('documents use plain words', () => {
  const documents = filesOf('*.md').filter(
    (file) => !file.startsWith('remote-marketing/src/') && !NOT_CHECKED.includes(file),
  );
  expect(documents).toContain('README.md');
  expect(documents).toContain(CLAIMS);
  const found = documents.flatMap((file) =>
    findUnplainWords(file === CLAIMS ? proseOfTables(load(file)) : load(file), replacements).map(
      (fault) => `${file}, ${fault}`,
    ),
  );
  expect(found).toEqual([]);
});

test('comments of migrations use plain words', () => {
  expect(filesOf('*.sql')).toContain(LAST_UNCHECKED);
  const found = filesOf('*.sql')
    .filter((file) => file > LAST_UNCHECKED)
    .flatMap((file) =>
      findUnplainWords(proseOfSql(load(file)), replacements).map((fault) => `${file}, ${fault}`),
    );
  expect(found).toEqual([]);
});

test('comments, test titles, errors, rules of mutations and texts of the API use plain words', () => {
  const sources = filesOf('*.ts', '*.tsx', '*.mjs', '*.css').filter(
    // Its own test plants words to find.
    (file) => !file.includes('/messages/compiled/') && !file.startsWith('tools/src/checks/words/'),
  );
  expect(sources).toContain('shared/src/api/operations.ts');
  const found = sources.flatMap((file) =>
    findUnplainWords(proseOfSource(load(file), file.startsWith('shared/src/api/')), replacements).map(
      (fault) => `${file}, ${fault}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a word with a plainer one is found in any case, with its line and the replacement', () => {
  expect(findUnplainWords('A door\nSomebody opens it anew.', replacements)).toEqual([
    'line 2: “anew”; write again',
    'line 2: “somebody”; write a person, or the role: a guest',
  ]);
});

test('part of a word is not a word', () => {
  expect(findUnplainWords('Besides, the housekeeper understands.', replacements)).toEqual([]);
});

test.each([
  ['a line comment', '  // Draws it anew.'],
  ['a comment behind code', 'const a = 1; // Draws it anew.'],
  ['a doc comment of one line', '/** Draws it anew. */'],
  ['a line of a doc comment', ' * Draws it anew.'],
  ['a comment of a style', '  /* Draws it anew. */'],
  ['a test title', "  test('draws it anew', () => {"],
  ['the title of a group', "describe('Drawing anew', () => {"],
  ['the title of a table in one line', "test.each([1, 2])('%s draws anew', (n) => {"],
  ['the title behind a table', "  ])('%s draws anew', (n) => {"],
  ['a summary of the API', "    summary: 'Draw a card anew',"],
  ['a rule that a mutation breaks', "    { rule: 'A door draws anew', from: 'a', to: '' },"],
  ['the text of an error', "  throw new RoomError('The door draws anew.');"],
  ['a description of a field', "  id: z.string().describe('drawn anew'),"],
])('%s with a planted word fails', (_where, line) => {
  expect(findUnplainWords(proseOfSource(`first\n${line}`, true), replacements)).toEqual([
    'line 2: “anew”; write again',
  ]);
});

test.each([
  ['code', 'const anew = draw(beside, nobody);'],
  ['the type of an error', "throw new NobodyError('No guest is here.');"],
  ['a text of a page', "  title: 'Draw it anew',"],
  ['what a comment quotes', '/** `anew` and “anew” are words of guests, as "anew" is. */'],
])('%s is not checked', (_what, line) => {
  expect(findUnplainWords(proseOfSource(line, false), replacements)).toEqual([]);
});

test('a comment of a migration is checked, and its statements are not', () => {
  const sql = "-- Draws it anew.\nselect 'anew' as beside; -- beside it";
  expect(findUnplainWords(proseOfSql(sql), replacements)).toEqual([
    'line 1: “anew”; write again',
    'line 2: “beside”; write next to, or with',
  ]);
});

test('a row of the claims is not checked, and what is around the table is', () => {
  expect(findUnplainWords(proseOfTables('| nobody |\nNobody comes.'), replacements)).toEqual([
    'line 2: “nobody”; write no one, or the role: no visitor',
  ]);
});

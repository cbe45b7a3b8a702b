import { expect, test } from '@jest/globals';
import { loadRepositoryFile, repositoryFiles } from '../sizes/repository-files.ts';
import { compareFolderTables } from './compare-folder-tables.ts';

const table = (...rows: string[]) =>
  ['| folder in `src/` | what |', '|---|---|', ...rows.map((row) => `| ${row} | text |`)].join('\n');
const files = ['part/src/main.ts', 'part/src/a/one.ts', 'part/src/b/c/two.ts', 'part/src/b/d/three.ts'];
const compare = (...rows: string[]) => compareFolderTables('part/README.md', table(...rows), files);

test('every table of folders names all of them and nothing else', () => {
  const all = repositoryFiles();
  const readmes = all.filter((file) => /(?:^|\/)README\.md$/.test(file));
  expect(readmes).toContain('host/README.md');
  expect(readmes.flatMap((readme) => compareFolderTables(readme, loadRepositoryFile(readme), all))).toEqual(
    [],
  );
});

test('a row may name several folders, and a folder of a folder with all its neighbours', () => {
  expect(compare('`a/`, `b/`')).toEqual([]);
  expect(compare('`a/`', '`b/c/`', '`b/d/`')).toEqual([]);
});

test('a folder without a row and a row without a folder are reported', () => {
  expect(compare('`a/`')).toEqual(['part/README.md: no row for b/']);
  expect(compare('`a/`', '`b/`', '`gone/`')).toEqual(['part/README.md: there is no gone/']);
  expect(compare('`a/`', '`b/c/`')).toEqual(['part/README.md: no row for b/d/']);
});

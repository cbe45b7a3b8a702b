import path from 'node:path';

/** The head of a table of folders: "| folder in `src/` |", relative to the README. */
const TABLE = /^\| folder in `([^`]+)` \|.*\n\|[-|]+\n((?:\|.*\n?)+)/gm;
const NAME = /`([^`]+)\/`/g;

/**
 * What the tables "folder in …" of a README and the tree say differently: folders without a row, and rows without a
 * folder. Where a table names a folder of the second level, as `features/scan/`, it names all that are next to it.
 * Hidden folders need no row.
 *
 * @param readme the path of the README
 * @param files every file of the repository
 */
export function compareFolderTables(readme: string, text: string, files: readonly string[]): string[] {
  return [...text.matchAll(TABLE)].flatMap(([, given = '', rows = '']) => {
    const root = path.posix.join(path.posix.dirname(readme), given);
    const named = rows
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(NAME)].map(([, name = '']) => name));
    const parents = new Set(named.map((name) => path.posix.dirname(name)));
    const found = [...parents].flatMap((parent) => foldersIn(path.posix.join(root, parent), files));
    const expected = found
      .map((folder) => path.posix.relative(root, folder))
      // `features/` has no row of its own when its folders have.
      .filter((folder) => !parents.has(folder));
    return [
      ...expected
        .filter((folder) => !named.includes(folder))
        .map((folder) => `${readme}: no row for ${folder}/`),
      ...named
        .filter((name) => !expected.includes(name) && !parents.has(name))
        .map((name) => `${readme}: there is no ${name}/`),
    ];
  });
}

/** The folders directly in a folder that have files, hidden ones left out. */
function foldersIn(folder: string, files: readonly string[]): string[] {
  const start = folder === '.' ? '' : `${folder.replace(/\/$/, '')}/`;
  const names = files
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length).split('/'))
    .flatMap(([name = '', ...rest]) => (rest.length > 0 && !name.startsWith('.') ? [name] : []));
  return [...new Set(names)].map((name) => `${start}${name}`);
}

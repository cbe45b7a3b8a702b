import { describe, expect, test } from '@jest/globals';
import { folderCycles } from './folder-cycles.mjs';

const find = (...imports: Array<[from: string, to: string]>) =>
  folderCycles(imports.map(([from, to]) => ({ from, to })));
const cycle = (folder: string, ...members: string[]) => expect.objectContaining({ folder, members });

describe('folder cycles', () => {
  test('are absent where imports go one way', () => {
    expect(find(['api/src/a/x.ts', 'api/src/b/x.ts'], ['api/src/b/x.ts', 'api/src/c/x.ts'])).toEqual([]);
  });

  test('are absent among the files of one folder', () => {
    expect(find(['api/src/a/x.ts', 'api/src/a/y.ts'], ['api/src/a/y.ts', 'api/src/a/x.ts'])).toEqual([]);
  });

  test('are found between two folders, with the imports that make them', () => {
    const there = { from: 'api/src/a/x.ts', to: 'api/src/b/y.ts' };
    const back = { from: 'api/src/b/z.ts', to: 'api/src/a/w.ts' };
    const other = { from: 'api/src/a/x.ts', to: 'api/src/c/y.ts' };
    expect(folderCycles([there, other, back])).toEqual([
      { folder: 'api/src', members: ['a', 'b'], imports: [there, back] },
    ]);
  });

  test('are found through a third folder, and counted once', () => {
    const imports: Array<[string, string]> = [
      ['api/src/a/x.ts', 'api/src/b/x.ts'],
      ['api/src/b/x.ts', 'api/src/c/x.ts'],
      ['api/src/c/x.ts', 'api/src/a/x.ts'],
    ];
    expect(find(...imports)).toEqual([cycle('api/src', 'a', 'b', 'c')]);
  });

  test('are found where they close deeper down, at the level that has both folders', () => {
    expect(
      find(['api/src/a/deep/x.ts', 'api/src/b/x.ts'], ['api/src/b/deeper/still/x.ts', 'api/src/a/x.ts']),
    ).toEqual([cycle('api/src', 'a', 'b')]);
  });

  test('are found between a folder and the files next to it', () => {
    expect(find(['api/src/app.ts', 'api/src/a/x.ts'], ['api/src/a/x.ts', 'api/src/errors.ts'])).toEqual([
      cycle('api/src', '.', 'a'),
    ]);
  });

  test('are several where groups have nothing to do with each other', () => {
    const found = find(
      ['api/src/a/x.ts', 'api/src/b/x.ts'],
      ['api/src/b/x.ts', 'api/src/a/x.ts'],
      ['api/src/b/x.ts', 'api/src/c/x.ts'],
      ['api/src/c/x.ts', 'api/src/d/x.ts'],
      ['api/src/d/x.ts', 'api/src/c/x.ts'],
    );
    expect(found).toEqual([cycle('api/src', 'a', 'b'), cycle('api/src', 'c', 'd')]);
  });

  test.each(['api/src/a/x.test.ts', 'api/src/a/testing/x.ts', 'host/src/a/x.test.tsx'])(
    'exclude imports that only tests use: %s',
    (file) => {
      const part = file.slice(0, file.indexOf('/'));
      expect(find([file, `${part}/src/b/x.ts`], [`${part}/src/b/x.ts`, `${part}/src/a/y.ts`])).toEqual([]);
    },
  );

  test('exclude imports between parts, which have rules of their own', () => {
    expect(find(['kit/src/x.ts', 'tools/src/x.ts'], ['tools/src/y.ts', 'kit/src/y.ts'])).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { findFullFolders, findLongFiles } from './find-oversized.ts';
import { loadRepositoryFile, repositoryFiles } from './repository-files.ts';

const files = repositoryFiles();

describe('sizes in the repository', () => {
  test('at most ten files have more than 200 lines, tests included', () => {
    const long = findLongFiles(files, loadRepositoryFile);
    expect(long.slice(10)).toEqual([]);
  });

  test('every folder of more than 15 files gives the reason', () => {
    expect(findFullFolders(files, loadRepositoryFile)).toEqual([]);
  });
});

describe('the check reports', () => {
  test('a source or a test of 201 lines, and nothing that a program wrote', () => {
    const text = 'line\n'.repeat(201);
    const written = ['a/long.ts', 'a/long.test.ts', 'a/long.css'];
    const compiled = ['a/messages/compiled/queue/en.ts', 'a/schema.generated.ts', 'a/long.json'];
    expect(findLongFiles([...written, ...compiled], () => text)).toEqual(
      written.map((file) => `${file}: 201`),
    );
    expect(findLongFiles(['a/long.ts'], () => text.slice(5))).toEqual([]);
  });

  const full = Array.from({ length: 16 }, (_, index) => `part/full/${index}.ts`);
  test('a folder of 16 files, unless its README or one above it says why', () => {
    expect(findFullFolders(full, () => '')).toEqual(['part/full: 16']);
    expect(findFullFolders(full.slice(1), () => '')).toEqual([]);
    const own = [...full, 'part/full/README.md'];
    expect(findFullFolders(own, () => '# Full')).toEqual(['part/full: 17']);
    expect(findFullFolders(own, () => 'Why so many files: one each.')).toEqual([]);
    const above = [...full, 'part/README.md'];
    expect(findFullFolders(above, () => 'Why so many files in `part/full`: one each.')).toEqual([]);
    expect(findFullFolders(above, () => 'Why so many files in `part/other`.')).toEqual(['part/full: 16']);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { findFullFolders, findLongFiles } from './find-oversized.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16_000_000,
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('sizes in the repository', () => {
  test('at most ten source files have more than 200 lines', () => {
    const long = findLongFiles(files, read);
    expect(long.slice(10)).toEqual([]);
  });

  test('every folder of more than 15 files gives the reason', () => {
    expect(findFullFolders(files, read)).toEqual([]);
  });
});

describe('the check reports', () => {
  test('a source file of 201 lines, and no test of that length', () => {
    const text = 'line\n'.repeat(201);
    expect(findLongFiles(['a/long.ts', 'a/long.test.ts'], () => text)).toEqual(['a/long.ts: 201']);
    expect(findLongFiles(['a/long.ts'], () => text.slice(5))).toEqual([]);
  });

  const full = Array.from({ length: 16 }, (_, index) => `part/full/${index}.ts`);
  test('a folder of 16 files, unless its README or one above it says why', () => {
    expect(findFullFolders(full, () => '')).toEqual(['part/full: 16']);
    expect(findFullFolders(full.slice(1), () => '')).toEqual([]);
    const own = [...full, 'part/full/README.md'];
    expect(findFullFolders(own, () => '# Full')).toEqual(['part/full: 17']);
    expect(findFullFolders(own, () => 'More than fifteen files: one each.')).toEqual([]);
    const above = [...full, 'part/README.md'];
    expect(findFullFolders(above, () => 'More than fifteen files in `part/full`: one each.')).toEqual([]);
    expect(findFullFolders(above, () => 'More than fifteen files in `part/other`.')).toEqual([
      'part/full: 16',
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runTool } from '../../processes/run-tool.ts';
import { changedFiles } from './changed-files.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const git = async (...args: string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@bellkey.example'];
  const { code, output } = await runTool('git', [...author, ...args], { cwd: root });
  if (code !== 0) throw new Error(output);
};
const commit = async () => {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A commit');
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'bellkey-changed-'));
  await git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['same.ts', 'changed.ts', 'deleted.ts']) write(file, 'one');
  await commit();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the files that changed since a branch', () => {
  test('are committed, changed or new here, without deleted ones', async () => {
    await git('switch', '--quiet', '--create', 'work');
    write('committed.ts', 'new');
    rmSync(path.join(root, 'deleted.ts'));
    await commit();
    write('changed.ts', 'two');
    write('with a space.ts', 'new');
    expect(await changedFiles(root, 'main')).toEqual(['changed.ts', 'committed.ts', 'with a space.ts']);
  });

  test('exclude those that changed there after this branch left', async () => {
    await git('branch', 'work');
    write('changed.ts', 'changed on main');
    await commit();
    await git('switch', '--quiet', 'work');
    expect(await changedFiles(root, 'main')).toEqual([]);
  });

  test('cannot be found for a branch that does not exist', async () => {
    await expect(changedFiles(root, 'nowhere')).rejects.toThrow('nowhere');
  });
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeNewFolder } from './write-files.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'bellkey-new-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('a new folder', () => {
  test('has every file', async () => {
    await writeNewFolder(path.join(parent, 'remote-events'), {
      'src/pages.ts': 'pages',
      'README.md': 'read',
    });
    expect(readFileSync(path.join(parent, 'remote-events/src/pages.ts'), 'utf8')).toBe('pages');
    expect(readdirSync(parent)).toEqual(['remote-events']);
  });

  test('never overwrites an existing one', async () => {
    mkdirSync(path.join(parent, 'remote-events'));
    await expect(writeNewFolder(path.join(parent, 'remote-events'), { a: 'b' })).rejects.toThrow(
      'exists. Nothing was written.',
    );
    expect(readdirSync(path.join(parent, 'remote-events'))).toEqual([]);
  });

  test('does not exist after a failure', async () => {
    const folder = path.join(parent, 'remote-events');
    await expect(
      writeNewFolder(folder, async () => {
        throw new Error('no room left');
      }),
    ).rejects.toThrow('no room left');
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(parent)).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { takeDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a data folder', () => {
  test('is refused while another live process uses it, with what to do', () => {
    takeDataFolder(folder, process.ppid);
    expect(() => takeDataFolder(folder, process.pid)).toThrow(
      `Bellkey is already running with the data in ${folder} (process ${process.ppid}). Stop it first, or set DATA_DIR`,
    );
  });

  test('is free again after its release', () => {
    takeDataFolder(folder, process.ppid)();
    takeDataFolder(folder, process.pid)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is taken over from a process that was killed', () => {
    writeFileSync(path.join(folder, 'running.pid'), '999999999');
    expect(() => takeDataFolder(folder)).not.toThrow();
  });
});

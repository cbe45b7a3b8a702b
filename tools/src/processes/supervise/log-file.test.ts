import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type LogFile, openLogFile } from './log-file.ts';

const MAX_BYTES = 20_000;
let folder: string;
let log: LogFile;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-log-'));
  log = openLogFile(folder, 'host', MAX_BYTES);
});
afterEach(() => {
  log.close();
  rmSync(folder, { recursive: true });
});

const sizes = () => readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);

/** Lets a program write to the log as the supervised ones do, on an inherited descriptor. */
async function write(lines: number): Promise<void> {
  const code = `for (let line = 0; line < ${lines}; line += 1) require('fs').writeSync(1, 'x'.repeat(99) + '\\n');`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', log.descriptor, 'inherit'] });
  await new Promise((resolve) => child.once('exit', resolve));
}

test('a log that grows too long is rotated once, so that a program never fills the disk', async () => {
  for (let burst = 0; burst < 5; burst += 1) {
    await write(201);
    log.rotate();
  }
  await write(3);
  expect(readdirSync(folder).sort()).toEqual(['host.log', 'host.log.1']);
  expect(readFileSync(log.path, 'utf8')).toBe(`${'x'.repeat(99)}\n`.repeat(3));
  expect(Math.max(...sizes())).toBe(20_100);
});

test('a short log stays as it is', async () => {
  await write(200);
  log.rotate();
  expect(sizes()).toEqual([20_000]);
});

test('the length is checked automatically', async () => {
  writeFileSync(log.path, 'x'.repeat(MAX_BYTES + 1));
  while (statSync(log.path).size > 0) await sleep(50);
  expect(statSync(`${log.path}.1`).size).toBe(MAX_BYTES + 1);
});

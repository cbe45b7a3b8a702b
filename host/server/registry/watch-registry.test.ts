import { writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { watchRegistry } from './watch-registry.ts';

const SOON_MS = 300;
let folder: string;
let changes: number;
let unwatch: () => void;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bellkey-watched-'));
  await writeFile(path.join(folder, 'remotes.json'), '{}');
  // Changes before the watch started do not count.
  await sleep(SOON_MS);
  changes = 0;
  unwatch = watchRegistry(path.join(folder, 'remotes.json'), () => {
    changes += 1;
  });
});
afterEach(async () => {
  unwatch();
  await rm(folder, { recursive: true });
});

/** Waits for this many changes, and for the moment in which another would be reported. */
async function expectChanges(count: number): Promise<void> {
  while (changes < count) await sleep(20);
  await sleep(SOON_MS);
  expect(changes).toBe(count);
}

async function replace(): Promise<void> {
  await writeFile(path.join(folder, 'incoming'), '{"remotes":{}}');
  await rename(path.join(folder, 'incoming'), path.join(folder, 'remotes.json'));
}

describe('a registry in a folder', () => {
  test('reports every change immediately, though each replaces the file', async () => {
    for (const count of [1, 2, 3]) {
      await replace();
      await expectChanges(count);
    }
  });

  test('reports a file that is written in place once, when it is complete', async () => {
    // Both before the event loop turns: a busy machine may take longer between two turns than a file takes to settle.
    writeFileSync(path.join(folder, 'remotes.json'), '{"rem');
    writeFileSync(path.join(folder, 'remotes.json'), '{"remotes":{}}');
    await expectChanges(1);
  });

  test('ignores other files in the folder, and reports nothing after its end', async () => {
    await writeFile(path.join(folder, 'releases-history.jsonl'), '');
    await sleep(SOON_MS);
    expect(changes).toBe(0);
    unwatch();
    await replace();
    await sleep(SOON_MS);
    expect(changes).toBe(0);
  });
});

describe('a registry that cannot be watched', () => {
  test('is left to polling: an address, or a missing folder', () => {
    const never = () => {
      throw new Error('A change was reported.');
    };
    expect(() => watchRegistry('https://releases.example.com/remotes.json', never)()).not.toThrow();
    expect(() => watchRegistry(path.join(folder, 'gone/remotes.json'), never)()).not.toThrow();
  });
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fingerprint } from './fingerprint.ts';

let root: string;
const write = (place: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  writeFileSync(path.join(root, place), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bellkey-fingerprint-'));
  write('host/src/main.tsx', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const take = () => fingerprint(root, ['host', 'package-lock.json']);

describe('the fingerprint of sources', () => {
  test('is the same without a change', async () => {
    expect(await take()).toBe(await take());
  });

  test.each(['host/src/main.tsx', 'package-lock.json'])('changes with %s', async (place) => {
    const before = await take();
    write(place, 'two');
    expect(await take()).not.toBe(before);
  });

  test('changes when a file is renamed', async () => {
    const before = await take();
    renameSync(path.join(root, 'host/src/main.tsx'), path.join(root, 'host/src/start.tsx'));
    expect(await take()).not.toBe(before);
  });

  test.each(['host/dist/main.js', 'host/node_modules/x/index.js', 'host/src/main.test.tsx'])(
    'ignores %s',
    async (place) => {
      const before = await take();
      write(place, 'anything');
      expect(await take()).toBe(before);
    },
  );
});

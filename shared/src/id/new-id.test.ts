import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { newId } from './new-id.ts';

const root = path.join(__dirname, '../../..');

/** Sources that run in a browser, without tests. */
function browserSources(): string[] {
  const parts = readdirSync(root).filter((name) => name.startsWith('remote-') || name === 'host');
  return [...parts, 'shared'].flatMap((part) =>
    readdirSync(path.join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      // Folders that only servers import.
      .filter((name) => part !== 'shared' || !name.startsWith(`server${path.sep}`))
      .map((name) => path.join(part, 'src', name)),
  );
}

test('is 32 hexadecimal digits, different each time', () => {
  const ids = Array.from({ length: 500 }, () => newId());
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(500);
});

test('needs only getRandomValues of the browser', () => {
  const random = {
    getRandomValues<T extends ArrayBufferView | null>(bytes: T): T {
      if (bytes instanceof Uint8Array) bytes.fill(7);
      return bytes;
    },
  };
  expect(newId(random)).toBe('07'.repeat(16));
});

test('no source for browsers calls crypto.randomUUID, which plain-http pages lack', () => {
  const sources = browserSources();
  expect(sources.length).toBeGreaterThan(300);
  const callers = sources.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('randomUUID'),
  );
  expect(callers).toEqual([]);
});

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { serveFile } from './serve-release-files.ts';

async function folderWith(files: Record<string, string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'bellkey-files-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

const options = { cacheControl: 'public', acceptEncoding: 'gzip, br', crossOrigin: false };

test('a file is sent compressed when the browser accepts it and there is a copy', async () => {
  const root = await folderWith({ 'a.js': 'plain', 'a.js.br': 'brotli', 'b.js': 'plain' });
  const a = await serveFile('a.js', { root, ...options });
  expect(a.headers.get('content-encoding')).toBe('br');
  const b = await serveFile('b.js', { root, ...options });
  expect(b.headers.get('content-encoding')).toBeNull();
  expect(await b.text()).toBe('plain');
});

test.each(['../secret.js', '..%2fsecret.js', 'a/../../secret.js', 'missing.js', 'folder.js', 'a.exe'])(
  '%s is a plain 404',
  async (name) => {
    const outer = await folderWith({ 'secret.js': 'secret', 'root/folder.js/x.js': '', 'root/a.exe': 'x' });
    const answer = await serveFile(name, { root: path.join(outer, 'root'), ...options });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  },
);

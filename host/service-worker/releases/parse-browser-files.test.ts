/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { parseBrowserFiles } from './parse-browser-files.ts';

const file = (path: string, integrity = 'sha384-x') => ({ path, integrity, size: 1 });
const answer = (release: unknown) => new Response(JSON.stringify(release));

test('a release’s browser files and its release.json are needed by a page; server code is not', async () => {
  const release = { files: [file('browser/entry.js'), file('server/entry.js')] };
  const kept = await parseBrowserFiles(answer(release));
  expect(kept.map(({ path }) => path)).toEqual(['browser/entry.js', 'release.json']);
  expect(await kept[1]?.content?.json()).toEqual(release);
});

test('malformed releases are refused', async () => {
  await expect(parseBrowserFiles(answer({ message: 'Not found' }))).rejects.toThrow('lists no files');
  await expect(parseBrowserFiles(answer({ files: [{ path: 'browser/entry.js' }] }))).rejects.toThrow(
    'no path or no sha384',
  );
});

test('a worker accepts its own build’s files, and refuses a release that lists others', async () => {
  const shipped = [file('browser/main.js')];
  const release = { files: [file('browser/main.js'), file('browser/identity-client.js')] };
  const kept = await parseBrowserFiles(answer(release), shipped);
  expect(kept.map(({ path }) => path)).toEqual(['browser/main.js', 'release.json']);
  const flipped = { files: [file('browser/main.js', 'sha384-y')] };
  await expect(parseBrowserFiles(answer(flipped), shipped)).rejects.toThrow('browser/main.js is another');
});

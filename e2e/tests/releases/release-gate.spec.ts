import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Release, Release as ReleaseSchema } from '@bellkey/shared/release';
import { smokeTest } from '../../../tools/src/release/gate/smoke/smoke-test.ts';
import type { ReleaseSource } from '../../../tools/src/release/gate/smoke/trial-store.ts';
import { expect, test } from '../../stack/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOST = path.join(ROOT, 'host/dist');
const GUEST = path.join(ROOT, 'remote-guest/dist');
const folders: string[] = [];

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const readRelease = (dist: string): Release =>
  ReleaseSchema.parse(JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')));

/** A copy of a build with one changed file, as a consistent release: only its code is bad. */
function spoiled(
  dist: string,
  file: (release: Release) => string,
  spoil: (code: string) => string,
  parent = tmpdir(),
): string {
  mkdirSync(parent, { recursive: true });
  const made = mkdtempSync(path.join(parent, 'bellkey-spoiled-'));
  folders.push(made);
  const folder = path.join(made, 'dist');
  cpSync(dist, folder, { recursive: true });
  const release = readRelease(dist);
  const place = file(release);
  const content = Buffer.from(spoil(readFileSync(path.join(dist, place), 'utf8')));
  writeFileSync(path.join(folder, place), content);
  const files = release.files.map((entry) =>
    entry.path === place ? { ...entry, integrity: sha384(content), size: content.length } : entry,
  );
  const changed = { ...release, build: 'spoiled00000', files };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(changed));
  return folder;
}

const source = (folder: string): ReleaseSource => ({
  kind: 'folder',
  folder,
  bytes: readFileSync(path.join(folder, 'release.json')),
});

const tried = (hostDist: string, guest: string) =>
  smokeTest({
    hostDist,
    sources: [source(guest)],
    judged: ['guest'],
    env: process.env,
    stopping: new AbortController().signal,
  });

const chunkOfOrders = (release: Release) => release.pages.orders?.js.at(-1) ?? '';

test.describe('the trial before a release goes live', () => {
  // Each starts a separate host and browser.
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  test('finds nothing wrong with a good release: every page opens', async () => {
    expect(await tried(HOST, GUEST)).toEqual([]);
  });

  test('names a page that throws while it is shown', async () => {
    const folder = spoiled(GUEST, chunkOfOrders, (code) => `throw new Error('spoiled');${code}`);
    const found = await tried(HOST, folder);
    expect(found.join('\n')).toMatch(/^orders \(\/orders\) .*spoiled/m);
    expect(found.filter((problem) => !problem.startsWith('orders '))).toEqual([]);
  });

  test('names a page that logs errors to the console', async () => {
    const folder = spoiled(GUEST, chunkOfOrders, (code) => `console.error('spoiled');${code}`);
    expect(await tried(HOST, folder)).toEqual(['orders (/orders) wrote an error to the console: spoiled']);
  });

  test('reports that a new host shows none of the live pages', async () => {
    const folder = spoiled(
      HOST,
      (release) => release.entry,
      (code) => `throw new Error('spoiled');${code}`,
      // The server's packages are resolved from its location.
      path.join(ROOT, 'host/.cache'),
    );
    for (const neighbour of ['public', 'brands']) {
      symlinkSync(path.join(ROOT, 'host', neighbour), path.join(folder, '..', neighbour));
    }
    const found = await tried(folder, GUEST);
    expect(found.filter((problem) => problem.includes('was not shown'))).toHaveLength(9);
  });
});

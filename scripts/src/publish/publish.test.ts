import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { KEPT_RELEASES, readRegistry, withLive } from './registry.ts';
import { storeRelease } from './release-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function aBuild(content = 'globalThis.bellkey_guest = {};'): string {
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'browser'), { recursive: true });
  writeFileSync(path.join(dist, 'browser/entry.js'), content);
  const release = {
    name: 'guest',
    version: '0.1.0',
    build: 'abc123',
    builtAt: '2026-11-20T10:00:00.000Z',
    contract: 1,
    container: 'bellkey_guest',
    entry: 'browser/entry.js',
    entryCss: [],
    serverEntry: null,
    pages: { chat: { path: '/chat', rendering: 'client', title: 'Chat', js: [], css: [] } },
    files: [{ path: 'browser/entry.js', integrity: integrity(content), size: content.length }],
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

describe('the release store', () => {
  test('holds a build under its name and build id', async () => {
    const stored = await storeRelease(aBuild(), path.join(folder, 'releases'));
    expect(stored.folder).toBe(path.join(folder, 'releases/guest/abc123'));
    expect(existsSync(path.join(stored.folder, 'browser/entry.js'))).toBe(true);
    expect(existsSync(path.join(stored.folder, 'release.json'))).toBe(true);
  });

  test('repairs a release of which a file was damaged', async () => {
    const dist = aBuild();
    const store = path.join(folder, 'releases');
    const file = path.join((await storeRelease(dist, store)).folder, 'browser/entry.js');
    writeFileSync(file, 'half a fi');
    await storeRelease(dist, store);
    expect(readFileSync(file, 'utf8')).toBe('globalThis.bellkey_guest = {};');
  });

  test('refuses a build that is not what it says it is, and stores nothing', async () => {
    const dist = aBuild();
    writeFileSync(path.join(dist, 'browser/entry.js'), 'something else');
    await expect(storeRelease(dist, path.join(folder, 'releases'))).rejects.toThrow(
      /is not what its release\.json says \(browser\/entry\.js\)/,
    );
    expect(existsSync(path.join(folder, 'releases'))).toBe(false);
  });

  test('refuses a release.json that names a file outside its folder', async () => {
    const dist = aBuild();
    const file = path.join(dist, 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('browser/entry.js', '../../secrets.json'));
    await expect(storeRelease(dist, path.join(folder, 'releases'))).rejects.toThrow(/is not a release/);
  });
});

describe('the registry', () => {
  test('has the new release live and lists the last five before it, newest first', () => {
    let registry = { remotes: {} };
    for (let number = 1; number <= 9; number += 1) {
      registry = withLive(registry, {
        name: 'guest',
        live: `releases/guest/${number}/release.json`,
      }).registry;
    }
    expect(registry).toEqual({
      remotes: {
        guest: {
          live: 'releases/guest/9/release.json',
          earlier: [8, 7, 6, 5, 4].map((number) => `releases/guest/${number}/release.json`),
          delivery: 'origin',
        },
      },
    });
    expect(KEPT_RELEASES).toBe(5);
  });

  test('going back to an earlier release does not list it twice', () => {
    const first = withLive({ remotes: {} }, { name: 'guest', live: 'a' }).registry;
    const second = withLive(first, { name: 'guest', live: 'b' }).registry;
    const back = withLive(second, { name: 'guest', live: 'a' }).registry;
    expect(back.remotes.guest).toMatchObject({ live: 'a', earlier: ['b'] });
  });

  test('leaves a remote alone that an operator pointed elsewhere', () => {
    const live = 'https://releases.example.com/guest/42/release.json';
    const registry = { remotes: { guest: { live, earlier: [], delivery: 'origin' as const } } };
    expect(withLive(registry, { name: 'guest', live: 'releases/guest/1/release.json' })).toEqual({
      registry,
      published: false,
    });
  });

  test.each([
    ['{ "remotes": ', 'it is not JSON'],
    ['{ "remotes": { "guest": {} } }', 'remotes.guest.live'],
  ])('that is broken is named with what is wrong, and stays as it is', (content, problem) => {
    const file = path.join(folder, 'remotes.json');
    writeFileSync(file, content);
    const read = () => readRegistry(file);
    expect(read).toThrow(`The registry ${file} cannot be used`);
    expect(read).toThrow(problem);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('is empty where there is none', () => {
    expect(readRegistry(path.join(folder, 'remotes.json'))).toEqual({ remotes: {} });
  });
});

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSigningKey } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { locationOf } from '../../registry/locations.ts';
import { ReleaseDesk } from '../../testing/release-desk.ts';
import { movePointer } from './move-pointer.ts';
import { parseOptions } from './options.ts';
import { prepareBuilt } from './prepare.ts';

let desk: ReleaseDesk;
beforeEach(() => {
  desk = new ReleaseDesk();
});
afterEach(() => desk.remove());

const at = (build: string) => locationOf('guest', build);
const registryText = () => readFileSync(path.join(desk.dataDir, 'remotes.json'), 'utf8');

describe('npm run release', () => {
  test('makes a remote live and reports each step', async () => {
    const build = await desk.released('one');
    expect(desk.guest).toMatchObject({ live: at(build), earlier: [] });
    for (const said of [
      'Page table',
      'A module for each page',
      'Sign and upload',
      'check every hash',
      'is live',
    ]) {
      expect(desk.said).toContain(said);
    }
  });

  test('keeps the last five before it, newest first', async () => {
    const builds: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) builds.push(await desk.released(text));
    const [last, ...before] = builds.toReversed();
    expect(desk.guest.live).toBe(at(last ?? ''));
    expect(desk.guest.earlier).toEqual(before.slice(0, 5).map(at));
  });

  test('of the live release changes nothing', async () => {
    await desk.released('one');
    const before = registryText();
    await desk.release('guest');
    expect(registryText()).toBe(before);
    expect(desk.said).toContain('is live already');
  });

  test('with --dry-run checks and reports, and leaves no trace', async () => {
    desk.change('one');
    await desk.release('guest --dry-run');
    expect(desk.said).toContain('would become live for everyone');
    expect(existsSync(desk.dataDir)).toBe(false);
    await desk.released('one');
    const before = registryText();
    desk.change('two');
    await desk.release('guest --canary 10 --dry-run');
    expect(registryText()).toBe(before);
    expect(desk.said).toContain('would become the canary of 10 %');
  });

  test('with --build uses a stored build, after verifying it in the store', async () => {
    const first = await desk.released('one');
    await desk.released('two');
    await desk.release(`guest --build ${first}`);
    expect(desk.guest.live).toBe(at(first));
    const entry = path.join(desk.dataDir, 'releases/guest', first, 'browser/entry.js');
    await desk.released('three');
    writeFileSync(entry, 'flipped');
    await expect(desk.release(`guest --build ${first}`)).rejects.toThrow(
      // Running it again would upload nothing.
      /browser\/entry\.js has another sha384\. Take another build/,
    );
    rmSync(entry);
    await expect(desk.release(`guest --build ${first}`)).rejects.toThrow('browser/entry.js is missing');
  });

  test('refuses a stored build whose release.json was changed', async () => {
    const first = await desk.released('one');
    await desk.released('two');
    const file = path.join(desk.dataDir, at(first));
    writeFileSync(file, readFileSync(file, 'utf8').replace('"0.1.0"', '"0.1.1"'));
    await expect(desk.release(`guest --build ${first}`)).rejects.toThrow('its signature does not fit');
  });

  test('refuses a key that the host does not trust, before anything is uploaded', async () => {
    await desk.released('one');
    const other = generateSigningKey();
    desk.env.RELEASE_KEY = other.privateKey;
    desk.change('two');
    await expect(desk.release('guest')).rejects.toThrow('would refuse the release: the host trusts key');
    expect(desk.said).not.toContain(other.privateKey);
  });

  test('stopped by the person during the build leaves everything unchanged', async () => {
    await desk.released('one');
    const before = registryText();
    const stop = new AbortController();
    desk.duringBuild = async () => stop.abort();
    desk.change('two');
    await expect(desk.release('guest', stop.signal)).rejects.toThrow('Stopped');
    expect(registryText()).toBe(before);
  });

  test('a concurrent release of another remote loses neither', async () => {
    await desk.released('one');
    const other = new ReleaseDesk();
    Object.assign(other, { dataDir: desk.dataDir });
    desk.duringBuild = () => {
      desk.duringBuild = () => undefined;
      return other.release('staff');
    };
    const build = await desk.released('two');
    expect(desk.guest.live).toBe(at(build));
    expect(desk.registry.remotes.staff).toBeDefined();
    expect(desk.history.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    other.remove();
  });

  test('is refused when meanwhile another remote went live with the same page', async () => {
    const context = await desk.context();
    const other = new ReleaseDesk();
    Object.assign(other, { dataDir: desk.dataDir });
    other.source = {
      release: { pages: { one: { path: '/guest', rendering: 'client', title: 'Guest', js: [], css: [] } } },
    };
    desk.change('one');
    const prepared = await prepareBuilt(context, 'guest', false);
    await other.release('staff');
    await expect(movePointer(context, prepared, { share: null, dryRun: false })).rejects.toThrow(
      '/guest belongs to staff',
    );
    other.remove();
  });
});

describe('the arguments of npm run release', () => {
  const read = (line: string) => parseOptions(line.split(' ').filter(Boolean), ['guest', 'staff']);

  test.each([
    ['', 'Say which one to release: guest, staff'],
    ['guest staff', 'Say which one'],
    ['guest --canary 0', 'a whole number of percent from 1 to 99'],
    ['guest --canary 100', 'Omit it to release for everyone'],
    ['guest --canary ten', '--canary is "ten"'],
    ['guest --promote --abort', '--promote and --abort cannot be combined'],
    ['guest --promote --build abc123', 'omit --build'],
    ['guest --build ..', 'is not a build id'],
    ['guest --force', "Unknown option '--force'"],
  ])('%s is refused with the problem', (line, problem) => {
    expect(() => read(line)).toThrow(problem);
  });
});

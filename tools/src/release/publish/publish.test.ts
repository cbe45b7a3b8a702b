import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHistory, Registry, Trust } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { verifyRelease } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wentBack } from '../registry/moves.ts';
import { changeRegistry } from '../registry/registry-file.ts';
import { FolderStore } from '../store/folder-store.ts';
import { smallContainer, writeSmallRelease } from '../testing/small-release.ts';
import { publish } from './publish.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => path.join(folder, 'data');
const dist = () => path.join(folder, 'dist');
const read = (place: string) => readFileSync(path.join(dataDir(), place), 'utf8');
const registry = () => Registry.parse(JSON.parse(read('remotes.json')));
const publishGuest = () =>
  publish(['guest'], dataDir(), { env: { RELEASE_WHO: 'ada' }, folderOf: () => dist() });

describe('publishing what npm start built', () => {
  test('makes it live: stored, signed by a key that the trust file names, pointed at by its hash', async () => {
    const { build } = writeSmallRelease(dist());
    await publishGuest();
    const live = `releases/guest/${build}/release.json`;
    expect(registry()).toMatchObject({
      revision: 1,
      remotes: { guest: { live, earlier: [], integrity: { [live]: integrityOf(read(live)) } } },
    });
    const { publicKey } = Trust.parse(JSON.parse(read('trust.json'))).remotes.guest ?? { publicKey: '' };
    const signature = read(`releases/guest/${build}/release.sig.json`);
    expect(verifyRelease(Buffer.from(read(live)), signature, publicKey)).toEqual({ ok: true });
  });

  test('gives only its owner access to the private key, and publishes it nowhere', async () => {
    writeSmallRelease(dist());
    await publishGuest();
    expect(statSync(path.join(dataDir(), 'keys/guest.pem')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(dataDir(), 'releases/keys'))).toBe(false);
  });

  test('again without a change changes nothing', async () => {
    writeSmallRelease(dist());
    await publishGuest();
    const before = read('remotes.json');
    writeSmallRelease(dist());
    await publishGuest();
    expect(read('remotes.json')).toBe(before);
  });

  test('lists what was live before, and records who did it in the history', async () => {
    const first = writeSmallRelease(dist());
    await publishGuest();
    const second = writeSmallRelease(dist(), { files: { 'browser/more.js': 'more' } });
    await publishGuest();
    expect(registry().remotes.guest?.earlier).toEqual([`releases/guest/${first.build}/release.json`]);
    expect(parseHistory(read('releases-history.jsonl'))).toMatchObject([
      { who: 'ada', action: 'release', remote: 'guest', build: first.build, from: null, revision: 1 },
      { who: 'ada', action: 'release', remote: 'guest', build: second.build, from: first.build, revision: 2 },
    ]);
  });

  test('ignores a build that was rolled back, until it is released again or another is built', async () => {
    const first = writeSmallRelease(dist());
    await publishGuest();
    const second = writeSmallRelease(dist(), { files: { 'browser/more.js': 'more' } });
    await publishGuest();
    const store = new FolderStore(dataDir());
    const change = { remote: 'guest', build: first.build, from: second.build };
    await changeRegistry({ store, who: 'grace' }, ({ remotes: { guest } }) =>
      guest
        ? {
            entry: wentBack(guest, `releases/guest/${first.build}/release.json`),
            change: { action: 'rollback', ...change },
          }
        : null,
    );
    expect(await publishGuest()).toEqual(['guest']);
    expect(registry().remotes.guest?.live).toContain(first.build);
    const third = writeSmallRelease(dist(), { files: { 'browser/other.js': 'other' } });
    expect(await publishGuest()).toEqual([]);
    expect(registry().remotes.guest?.live).toContain(third.build);
  });

  test('repairs a stored file that was damaged', async () => {
    const { build } = writeSmallRelease(dist());
    await publishGuest();
    const entry = path.join(dataDir(), `releases/guest/${build}/browser/entry.js`);
    writeFileSync(entry, 'half a fi');
    await publishGuest();
    expect(readFileSync(entry, 'utf8')).toBe(smallContainer('guest'));
  });

  test('ignores a remote that an operator pointed elsewhere', async () => {
    writeSmallRelease(dist());
    await publishGuest();
    const elsewhere = {
      remotes: { guest: { live: 'https://releases.example.com/guest/4242ab/release.json' } },
    };
    writeFileSync(path.join(dataDir(), 'remotes.json'), JSON.stringify(elsewhere));
    expect(await publishGuest()).toEqual(['guest']);
    expect(JSON.parse(read('remotes.json'))).toEqual(elsewhere);
  });

  test('lists the hashes of releases that an older registry named without', async () => {
    const first = writeSmallRelease(dist());
    await publishGuest();
    const old = `releases/guest/${first.build}/release.json`;
    const gone = 'releases/guest/000000000000/release.json';
    writeFileSync(
      path.join(dataDir(), 'remotes.json'),
      JSON.stringify({ remotes: { guest: { live: old, earlier: [gone] } } }),
    );
    const { build } = writeSmallRelease(dist(), { files: { 'browser/more.js': 'more' } });
    await publishGuest();
    const { earlier, integrity } = registry().remotes.guest ?? { earlier: [], integrity: {} };
    expect(earlier).toEqual([old]);
    expect(Object.keys(integrity).sort()).toEqual([old, `releases/guest/${build}/release.json`].sort());
  });

  test('refuses a build that differs from its description, and stores nothing', async () => {
    writeSmallRelease(dist());
    writeFileSync(path.join(dist(), 'browser/entry.js'), 'something else');
    await expect(publishGuest()).rejects.toThrow(/does not match its release\.json \(browser\/entry\.js\)/);
    expect(existsSync(path.join(dataDir(), 'releases'))).toBe(false);
  });

  test('refuses a release.json that names a file outside its folder', async () => {
    writeSmallRelease(dist());
    const file = path.join(dist(), 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('browser/entry.js', '../../secrets.json'));
    await expect(publishGuest()).rejects.toThrow(/is not a release/);
  });

  test.each([
    ['{ "remotes": ', 'it is not JSON'],
    ['{ "remotes": { "guest": {} } }', 'remotes.guest.live'],
  ])('over a broken registry reports the problem, and leaves it unchanged', async (content, problem) => {
    writeSmallRelease(dist());
    await publishGuest();
    const file = path.join(dataDir(), 'remotes.json');
    writeFileSync(file, content);
    await expect(publishGuest()).rejects.toThrow(`The registry ${file} cannot be used`);
    await expect(publishGuest()).rejects.toThrow(problem);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});

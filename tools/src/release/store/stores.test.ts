import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FolderStore } from './folder-store.ts';
import { HttpStore } from './http-store.ts';
import { openStore } from './open-store.ts';
import { REGISTRY_FILE, type ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';
import { ObjectServer, type ObjectServerOptions } from './testing/object-server.ts';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-of-the-test' };
const UNPRIVILEGED = 65_534;
const BUCKET = 'bellkey-releases';
const AUTHORIZATION = 'Bearer a-token-of-the-test';

let ends: (() => void)[];
beforeEach(() => {
  ends = [];
  process.env.AWS_ACCESS_KEY_ID = CREDENTIALS.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = CREDENTIALS.secretAccessKey;
});
afterEach(() => {
  for (const end of ends) end();
});

function folderStore(): ReleaseStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-store-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return new FolderStore(folder);
}

async function httpStore(options: ObjectServerOptions = {}) {
  const server = new ObjectServer({ authorization: AUTHORIZATION, ...options });
  const url = new URL(`${await server.start()}/`);
  ends.push(() => server.stop());
  return { server, store: new HttpStore({ url, authorization: AUTHORIZATION }) };
}

async function s3Store(options: ObjectServerOptions = {}) {
  const server = new ObjectServer({ s3: { ...CREDENTIALS, bucket: BUCKET }, ...options });
  const endpoint = await server.start();
  ends.push(() => server.stop());
  return {
    server,
    store: new S3Store({ bucket: BUCKET, prefix: 'prod/', region: 'eu-central-1', endpoint }),
  };
}

const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: ReleaseStore, key: string) => (await store.read(key))?.content.toString();

describe.each<[string, () => Promise<ReleaseStore>]>([
  ['a folder', async () => folderStore()],
  ['an S3 bucket', async () => (await s3Store()).store],
  ['a web server', async () => (await httpStore()).store],
])('%s as a store', (_, open) => {
  test('returns what was written, and nothing for anything else', async () => {
    const store = await open();
    await store.write('releases/guest/abc123/browser/entry.js', bytes('var a'));
    expect(await textOf(store, 'releases/guest/abc123/browser/entry.js')).toBe('var a');
    expect(await store.read('releases/guest/abc123/browser/other.js')).toBeNull();
  });

  test('replaces a file only if it is unchanged', async () => {
    const store = await open();
    expect(await store.replace(REGISTRY_FILE, bytes('one'), null)).toBe('replaced');
    expect(await store.replace(REGISTRY_FILE, bytes('mine too'), null)).toBe('changed');
    const seen = await store.read(REGISTRY_FILE);
    expect(await store.replace(REGISTRY_FILE, bytes('two'), seen?.version ?? null)).toBe('replaced');
    expect(await store.replace(REGISTRY_FILE, bytes('lost'), seen?.version ?? null)).toBe('changed');
    expect(await textOf(store, REGISTRY_FILE)).toBe('two');
  });

  test('of many concurrent replacements of one version accepts exactly one', async () => {
    const store = await open();
    await store.replace(REGISTRY_FILE, bytes('start'), null);
    const version = (await store.read(REGISTRY_FILE))?.version ?? null;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store.replace(REGISTRY_FILE, bytes(`${index}`), version)),
    );
    expect(outcomes.filter((outcome) => outcome === 'replaced')).toHaveLength(1);
    expect(await textOf(store, REGISTRY_FILE)).toBe(String(outcomes.indexOf('replaced')));
  });

  test('lists a folder if it can, without removed files', async () => {
    const store = await open();
    const begun = Date.now();
    await store.write('releases/guest/abc123/release.json', bytes('{}'));
    await store.write('releases/guest/abc123/browser/entry.js', bytes('a'));
    await store.write('releases/guests/abc123/release.json', bytes('{}'));
    const listed = await store.list('releases/guest/');
    if (listed) {
      expect(listed.sort()).toEqual([
        'releases/guest/abc123/browser/entry.js',
        'releases/guest/abc123/release.json',
      ]);
    }
    const written = await store.lastWrite('releases/guest/');
    expect(listed === null).toBe(written === null);
    if (written) {
      // To the second, which is the precision of some stores.
      expect(written.getTime()).toBeGreaterThan(begun - 1_000);
      expect(written.getTime()).toBeLessThan(Date.now() + 1_000);
    }
    expect(await store.lastWrite('releases/nobody/')).toBeNull();
    await store.remove('releases/guest/abc123/release.json');
    await store.remove('releases/guest/abc123/release.json');
    expect(await store.read('releases/guest/abc123/release.json')).toBeNull();
  });
});

describe('a folder', () => {
  test('that is a file is reported by name', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-store-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(path.join(folder, 'releases'), 'a file');
    const store = new FolderStore(folder);
    await expect(store.write('releases/guest/a.js', bytes('a'))).rejects.toThrow(
      /releases\/guest\/a\.js cannot be written \((?:ENOTDIR|EEXIST)\)/,
    );
  });

  test('without write permission says whom to ask', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-store-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o500);
    // Root may write anywhere; this test acts as another user.
    if (process.getuid?.() === 0) {
      process.seteuid?.(UNPRIVILEGED);
      ends.unshift(() => process.seteuid?.(0));
    }
    await expect(new FolderStore(folder).write('a.js', bytes('a'))).rejects.toThrow(/EACCES.*ask its owner/);
  });

  test('never reads or writes outside itself', async () => {
    await expect(folderStore().write('../outside.js', bytes('a'))).rejects.toThrow('is not a place in');
  });
});

describe('an S3 bucket', () => {
  test('stores everything under its prefix, with types and lifetimes', async () => {
    const { server, store } = await s3Store();
    await store.write('releases/guest/abc123/browser/entry.js', bytes('a'));
    expect([...server.objects.keys()]).toEqual(['prod/releases/guest/abc123/browser/entry.js']);
  });

  test('is refused when it ignores conditions, and the registry is unchanged', async () => {
    const { server, store } = await s3Store({ ignoresConditions: true });
    await expect(store.replace(REGISTRY_FILE, bytes('{}'), null)).rejects.toThrow('ignores If-Match');
    expect([...server.objects.keys()]).toEqual([]);
  });

  test('reports wrong credentials', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    const { store } = await s3Store();
    await expect(store.read(REGISTRY_FILE)).rejects.toThrow(/SignatureDoesNotMatch.*check the credentials/);
  });

  test('continues after a short outage', async () => {
    const { server, store } = await s3Store();
    server.fail('PUT', /a\.js$/, { kind: 'status', status: 503 }, 2);
    await store.write('a.js', bytes('a'));
    expect(await textOf(store, 'a.js')).toBe('a');
  });

  test('reports a missing bucket instead of an empty one', async () => {
    const server = new ObjectServer({ s3: { ...CREDENTIALS, bucket: 'other' } });
    const endpoint = await server.start();
    ends.push(() => server.stop());
    const store = new S3Store({ bucket: BUCKET, prefix: '', region: undefined, endpoint });
    await expect(store.read(REGISTRY_FILE)).rejects.toThrow('NoSuchBucket');
  });
});

describe('RELEASE_STORE', () => {
  const open = (place: string) => openStore({ RELEASE_STORE: place }, '/srv/data');

  test.each([
    ['', 'the folder /srv/data'],
    ['/srv/releases', 'the folder /srv/releases'],
    ['file:///srv/releases', 'the folder /srv/releases'],
    ['s3://bucket/prefix?endpoint=https://minio.example', 'the bucket bucket at https://minio.example'],
    ['https://releases.example.com/bellkey', 'https://releases.example.com/bellkey/'],
    ['http://localhost:9000/', 'http://localhost:9000/'],
  ])('%s is %s', (place, name) => {
    expect(open(place).name).toBe(name);
  });

  test.each([
    ['http://releases.example.com/', 'plain http only goes to this machine'],
    ['https://ada:secret@releases.example.com/', 'contains a password'],
    ['ftp://releases.example.com/', 's3://bucket/prefix'],
    ['https://', 'is not an address'],
  ])('%s is refused with the problem, and never with a password', (place, problem) => {
    expect(() => open(place)).toThrow(problem);
    expect(() => open(place)).not.toThrow('secret');
  });
});

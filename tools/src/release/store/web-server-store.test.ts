import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HttpStore } from './http-store.ts';
import { REGISTRY_FILE, type ReleaseStore } from './release-store.ts';
import { ObjectServer, type ObjectServerOptions } from './testing/object-server.ts';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-of-the-test' };
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

async function httpStore(options: ObjectServerOptions = {}) {
  const server = new ObjectServer({ authorization: AUTHORIZATION, ...options });
  const url = new URL(`${await server.start()}/`);
  ends.push(() => server.stop());
  return { server, store: new HttpStore({ url, authorization: AUTHORIZATION }) };
}

const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: ReleaseStore, key: string) => (await store.read(key))?.content.toString();

describe('a web server', () => {
  test('is refused when it ignores conditions, and keeps no trace of the test', async () => {
    const { server, store } = await httpStore({ ignoresConditions: true });
    await expect(store.replace(REGISTRY_FILE, bytes('{}'), null)).rejects.toThrow('ignores If-Match');
    expect([...server.objects.keys()]).toEqual([]);
  });

  test('with another authorization is reported with the variable to set', async () => {
    const { store } = await httpStore({ authorization: 'Bearer another' });
    await expect(store.read(REGISTRY_FILE)).rejects.toThrow(/answered 401.*RELEASE_STORE_AUTHORIZATION/);
  });

  test('continues after a short outage, and fails after three attempts', async () => {
    const { server, store } = await httpStore();
    server.fail('PUT', /a\.js$/, { kind: 'status', status: 503 }, 2);
    await store.write('a.js', bytes('a'));
    server.fail('PUT', /b\.js$/, { kind: 'status', status: 503 }, 3);
    await expect(store.write('b.js', bytes('b'))).rejects.toThrow(
      /b\.js cannot be written: the server answered 503/,
    );
  });

  test('that ends in the middle of a file is not trusted', async () => {
    const { server, store } = await httpStore();
    await store.write('a.js', bytes('a long file'));
    server.fail('GET', /a\.js$/, { kind: 'cut-body' });
    await expect(store.read('a.js')).rejects.toThrow('was truncated');
  });

  test('that returns a wrong ETag costs another attempt, never an update', async () => {
    const { server, store } = await httpStore();
    await store.replace(REGISTRY_FILE, bytes('one'), null);
    server.fail('GET', /remotes\.json$/, { kind: 'wrong-etag' });
    const refused = await store.read(REGISTRY_FILE);
    expect(await store.replace(REGISTRY_FILE, bytes('two'), refused?.version ?? null)).toBe('changed');
    expect(await textOf(store, REGISTRY_FILE)).toBe('one');
  });

  test('that is missing is reported with what to check', async () => {
    const { server, store } = await httpStore();
    server.stop();
    await expect(store.read(REGISTRY_FILE)).rejects.toThrow(/cannot be reached .*RELEASE_STORE/);
  });
});

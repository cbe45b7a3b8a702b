import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { listeningHost } from './listening-host.ts';
import { SmallStore } from './small-store.ts';

/** Starts one host on a port for the tests of a file, with a release of the guest remote and a public picture. */
export function hostOfTests(): { readonly port: number } {
  let store: SmallStore;
  let host: Awaited<ReturnType<typeof listeningHost>>;
  beforeAll(async () => {
    store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-malformed-')));
    await mkdir(path.join(store.folder, 'public'));
    await writeFile(path.join(store.folder, 'public/one.svg'), '<svg/>');
    await store.trust(['guest']);
    await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
    host = await listeningHost(store);
  });
  afterAll(async () => {
    host.close();
    await rm(store.folder, { recursive: true });
  });
  return {
    get port() {
      return host.port;
    },
  };
}

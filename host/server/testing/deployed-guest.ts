import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { smallHost } from './small-host.ts';
import { SmallStore } from './small-store.ts';

/** A host with one remote: `guest`, whose build-2 is live and whose build-1 was live before. */
interface DeployedGuest {
  store: SmallStore;
  host: Awaited<ReturnType<typeof smallHost>>;
}

/** Sets up a {@link DeployedGuest} for each test of the calling file, and removes it afterwards. */
export function setUpDeployedGuest(): DeployedGuest {
  const scene = {} as DeployedGuest;
  beforeEach(async () => {
    const store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-status-')));
    await store.trust(['guest']);
    const earlier = await store.publish('guest', 'build-1');
    const live = await store.publish('guest', 'build-2', { builtAt: '2026-02-01T00:00:00Z' });
    await store.register({ guest: { live, earlier: [earlier] } });
    Object.assign(scene, { store, host: await smallHost(store) });
  });
  afterEach(async () => {
    scene.host.close();
    await rm(scene.store.folder, { recursive: true });
  });
  return scene;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFiles } from '../host-files/host-files.ts';

/** The built worker, among the host's browser files. */
export const WORKER_FILE = 'browser/service-worker.js';

/**
 * The kill switch: a worker that takes over at once, throws away all that was kept, and ends its own registration.
 * Pages then work as if there had never been one.
 */
export const farewellScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;

interface WorkerOptions {
  /** Whether browsers are to have a worker; otherwise those that have one are rid of it. */
  enabled: boolean;
  host: HostFiles;
  /** Verified copies of releases. */
  cacheDir: string;
}

/** The script that `/sw.js` answers. It differs between builds of the host, which is how browsers find an update. */
export async function serviceWorkerScript({ enabled, host, cacheDir }: WorkerOptions): Promise<string> {
  const { build, files } = host.release;
  // A host release of a dev server has no worker.
  if (!enabled || !files.some((file) => file.path === WORKER_FILE)) return farewellScript;
  const script = await readFile(path.join(cacheDir, 'host', build, WORKER_FILE), 'utf8');
  return `self.BELLKEY_SHELL=${JSON.stringify({ build, base: host.base })};\n${script}`;
}

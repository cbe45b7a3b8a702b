import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { killSwitchScript } from '../../src/service-worker/kill-switch-script.ts';
import type { HostFiles } from '../host-files/host-files.ts';

/** The built worker, among the host's browser files. */
export const WORKER_FILE = 'browser/service-worker.js';

interface WorkerOptions {
  /** Whether browsers get a service worker; otherwise the kill switch unregisters it. */
  enabled: boolean;
  host: HostFiles;
  /** Verified copies of releases. */
  cacheDir: string;
}

/**
 * The script of `/sw.js`: a line that names its release, and the built worker unchanged, so that a page can check it
 * against that release (`verify-worker.ts`). It differs between builds of the host, which is how browsers find an
 * update.
 */
export async function serviceWorkerScript({ enabled, host, cacheDir }: WorkerOptions): Promise<string> {
  const { build, files } = host.release;
  // A host release of a dev server has no worker.
  if (!enabled || !files.some((file) => file.path === WORKER_FILE)) return killSwitchScript;
  const script = await readFile(path.join(cacheDir, 'host', build, WORKER_FILE), 'utf8');
  return `self.BELLKEY_SHELL=${JSON.stringify({ build, base: host.base })};\n${script}`;
}

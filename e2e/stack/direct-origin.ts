import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from './serve-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A host whose marketing remote is on another, allow-listed origin, from which browsers load it. */
export async function hostWithDirectRemote(port: number, apiUrl: string) {
  const remote = await serveFolder(path.join(ROOT, 'remote-marketing/dist'));
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-direct-'));
  const registry = path.join(folder, 'remotes.json');
  writeFileSync(
    registry,
    JSON.stringify({ remotes: { marketing: { live: `${remote.origin}/release.json`, delivery: 'direct' } } }),
  );
  const host: ChildProcess = fork(path.join(ROOT, 'host/dist/server/main.js'), [], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      API_URL: apiUrl,
      REGISTRY: registry,
      CACHE_DIR: path.join(folder, 'cache'),
      DATA_DIR: folder,
      ALLOWED_REMOTE_ORIGINS: remote.origin,
      BELLKEY_ENVIRONMENT: 'demo',
      LOG_LEVEL: 'silent',
    },
  });
  await new Promise<void>((resolve, reject) => {
    host.once('message', () => resolve());
    host.once('exit', (code) => reject(new Error(`The host ended with ${code}.`)));
  });
  return {
    shellUrl: `http://localhost:${port}`,
    remoteOrigin: remote.origin,
    stop: async () => {
      const ended = new Promise((resolve) => host.once('exit', resolve));
      host.kill('SIGTERM');
      await ended;
      remote.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

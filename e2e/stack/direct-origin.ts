import { type ChildProcess, fork } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A team's own file server for its remote: another origin, open to other origins. */
async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const file = path.join(folder, path.normalize(`/${request.url?.split('?')[0] ?? ''}`));
    response.setHeader('access-control-allow-origin', '*');
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A host whose marketing remote lies on another, allow-listed origin and is loaded from there by browsers. */
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

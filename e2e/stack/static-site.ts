import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { server as staticServer } from 'superstatic';
import { anyFreePort } from '../../tools/src/processes/ports.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The exported sites of both brands, served by the static server that Firebase Hosting's emulator uses. */
export interface StaticSites {
  /** Origin by brand key. */
  origins: { default: string; harbourline: string };
  close(): Promise<void>;
}

function runExport(args: readonly string[], dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/run.mjs', 'export', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The export failed:\n${output}`)),
    );
  });
}

function serveSite(folder: string, brand: string, port: number): Promise<Server> {
  const { hosting } = JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8')) as {
    hosting: Array<{ target: string; public: string }>;
  };
  const config = hosting.find(({ target }) => target === brand);
  if (!config) throw new Error(`firebase.json has no site for ${brand}.`);
  const site = staticServer({ cwd: folder, config, port, hostname: 'localhost' });
  return new Promise((resolve) => {
    const server: Server = site.listen(() => resolve(server));
  });
}

/** Exports what is built, for origins on free ports, and serves it. */
export async function exportAndServe(): Promise<StaticSites> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-export-'));
  const site = path.join(folder, 'site');
  const [port, partnerPort] = [await anyFreePort(), await anyFreePort()];
  const origins = {
    default: `http://localhost:${port}`,
    harbourline: `http://harbourline.localhost:${partnerPort}`,
  };
  const args = [
    '--folder',
    site,
    '--origin',
    origins.default,
    '--origin',
    `harbourline=${origins.harbourline}`,
  ];
  await runExport(args, path.join(folder, 'data'));
  const servers = [await serveSite(site, 'default', port), await serveSite(site, 'harbourline', partnerPort)];
  return {
    origins,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      // The static server may still be opening a file for a page that is gone, and fails when the file is missing.
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

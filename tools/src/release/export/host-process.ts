import { fork } from 'node:child_process';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { CommandError } from '../../command/command.ts';
import { localHosts } from '../../processes/local-hosts.ts';
import { anyFreePort } from '../../processes/ports.ts';
import { HostReady } from '../../processes/ready-messages.ts';
import { ROOT } from '../../root.ts';

/** Settings of the host server that pages pass to browsers, as in production. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'IDENTITY_API_KEY',
  'IDENTITY_PROJECT_ID',
  'IDENTITY_AUTH_DOMAIN',
  'PUBLIC_API_BASE_URL',
  'SERVICE_WORKER',
];

/** A host server that runs for one export. */
export interface ExportHost {
  url: string;
  cacheDir: string;
  /** What it serves. */
  releases(): Promise<Release[]>;
  stop(): Promise<void>;
}

/**
 * Starts the built host server on a free port, with what is live in a data folder, as if behind a proxy.
 *
 * @param trust path of the file that says whose releases may be served.
 * @param brandsDir folder of co-brands that are data files; null for the product's own.
 * @param origins where the site will be; the host answers for these in addition to its own address.
 * @throws CommandError with its output when it does not come up.
 */
export async function startHost(
  dataDir: string,
  trust: string,
  brandsDir: string | null = null,
  origins: readonly string[] = [],
): Promise<ExportHost> {
  const cacheDir = path.join(dataDir, 'cache');
  const port = await anyFreePort();
  const child = fork(path.join(ROOT, 'host/dist/server/main.js'), [], {
    cwd: path.join(ROOT, 'host'),
    env: {
      ...Object.fromEntries(
        PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ),
      NODE_ENV: 'production',
      BELLKEY_ENVIRONMENT: 'production',
      PORT: String(port),
      PUBLIC_HOSTS: [...localHosts('127.0.0.1', port), ...origins.map((origin) => new URL(origin).host)].join(
        ',',
      ),
      REGISTRY: path.join(dataDir, 'remotes.json'),
      CACHE_DIR: cacheDir,
      // Quarantined releases are not exported.
      DATA_DIR: dataDir,
      // A static site does not accept reports.
      LOAD_REPORT_PERCENT: '0',
      RELEASE_TRUST: trust,
      ...(brandsDir ? { BRANDS_DIR: brandsDir } : {}),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString('utf8');
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<HostReady>((resolve, reject) => {
    child.on('message', (message) => {
      const parsed = HostReady.safeParse(message);
      if (parsed.success) resolve(parsed.data);
    });
    void ended.then(() => reject(new CommandError(`The host server did not start:\n\n${output.trim()}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    cacheDir,
    releases: () =>
      Promise.all(
        Object.values(ready.remotes).map(async (url) => Release.parse(await (await fetch(url)).json())),
      ),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import path from 'node:path';
import { localHosts } from '../../../processes/local-hosts.ts';
import { anyFreePort } from '../../../processes/ports.ts';
import { HostReady } from '../../../processes/ready-messages.ts';
import { openLogFile } from '../../../processes/supervise/log-file.ts';
import { readyMessage } from '../../../processes/supervise/ready-message.ts';
import { Service } from '../../../processes/supervise/service.ts';

/** A host that serves one composition to the gate only. */
export interface TrialHost {
  url: string;
  stop(): Promise<void>;
  kill(): void;
}

/**
 * Starts a built host over the contents that `layOut` writes into a folder.
 *
 * @throws CommandError with the end of its log when it does not start.
 */
export async function startTrialHost(dist: string, folder: string, apiUrl: string): Promise<TrialHost> {
  const port = await anyFreePort();
  const service = new Service({
    title: 'The host that the release is tried on',
    name: 'host',
    program: {
      file: path.join(dist, 'server/main.js'),
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_HOSTS: localHosts('127.0.0.1', port).join(','),
        API_URL: apiUrl,
        REGISTRY: path.join(folder, 'remotes.json'),
        RELEASE_TRUST: path.join(folder, 'trust.json'),
        CACHE_DIR: path.join(folder, 'cache'),
        BELLKEY_ENVIRONMENT: 'demo',
        SERVICE_WORKER: 'off',
      },
    },
    log: openLogFile(path.join(folder, 'logs'), 'host'),
    untilReady: (child) => readyMessage(child, HostReady),
  });
  await service.start();
  return { url: `http://localhost:${port}`, stop: () => service.stop(), kill: () => service.kill() };
}

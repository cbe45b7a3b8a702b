import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { killSwitchScript } from '../../src/service-worker/kill-switch-script.ts';
import { serviceWorkerScript, WORKER_FILE } from './service-worker-script.ts';

async function aHost(build: string, files: string[]) {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'bellkey-worker-'));
  await mkdir(path.join(cacheDir, 'host', build, 'browser'), { recursive: true });
  await writeFile(path.join(cacheDir, 'host', build, WORKER_FILE), 'run(self.BELLKEY_SHELL);');
  const release = {
    name: 'host',
    version: '1.0.0',
    build,
    builtAt: '2026-01-01T00:00:00Z',
    contract: 0,
    container: 'bellkey_host',
    entry: 'browser/main.js',
    entryCss: [],
    serverEntry: null,
    pages: {},
    files: files.map((file) => ({ path: file, integrity: 'sha384-x', size: 1 })),
  };
  return { cacheDir, host: { release, base: `/host/${build}/` } };
}

describe('/sw.js', () => {
  test('is the built worker with the id of its release', async () => {
    const script = await serviceWorkerScript({ enabled: true, ...(await aHost('build-1', [WORKER_FILE])) });
    const told: unknown[] = [];
    runInNewContext(script, { self: {}, run: (shell: unknown) => told.push(shell) });
    expect(JSON.stringify(told)).toBe('[{"build":"build-1","base":"/host/build-1/"}]');
  });

  test('differs between builds, so that browsers find the update', async () => {
    const [one, two] = await Promise.all(
      ['build-1', 'build-2'].map(async (build) =>
        serviceWorkerScript({ enabled: true, ...(await aHost(build, [WORKER_FILE])) }),
      ),
    );
    expect(one).not.toBe(two);
  });

  test('is the kill switch when it is switched off, and when the build has no worker', async () => {
    const off = await serviceWorkerScript({ enabled: false, ...(await aHost('build-1', [WORKER_FILE])) });
    const none = await serviceWorkerScript({ enabled: true, ...(await aHost('build-1', [])) });
    expect([off, none]).toEqual([killSwitchScript, killSwitchScript]);
  });

  test('as kill switch takes over at once, clears everything and ends its registration', async () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const done: string[] = [];
    const work: Promise<unknown>[] = [];
    runInNewContext(killSwitchScript, {
      self: {
        addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
        skipWaiting: () => done.push('skipWaiting'),
        registration: { unregister: async () => done.push('unregister') },
      },
      caches: {
        keys: async () => ['documents', 'release guest/1'],
        delete: async (name: string) => done.push(`delete ${name}`),
      },
    });
    listeners.get('install')?.({});
    listeners.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
    expect(done).toEqual(['skipWaiting', 'delete documents', 'delete release guest/1', 'unregister']);
    expect([...listeners.keys()]).toEqual(['install', 'activate']);
  });
});

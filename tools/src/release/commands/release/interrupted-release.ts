import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ReleaseStore } from '../../store/release-store.ts';

const HERE = import.meta.dirname;

/** Runs the command in a separate process. @param killAt the change to the disk before which it is killed */
export function run(
  dist: string,
  data: string,
  line: string,
  killAt = 0,
): Promise<'ended' | 'killed' | 'failed'> {
  const nodeArgs = ['--import', 'tsx', '--import', path.join(HERE, '../../testing/killed-at.ts')];
  const child = spawn(
    process.execPath,
    [...nodeArgs, path.join(HERE, '../../testing/release-once.ts'), '--dist', dist, '--data', data, line],
    { env: { ...process.env, KILL_AT: String(killAt) }, stdio: 'ignore' },
  );
  return new Promise((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(signal === 'SIGKILL' ? 'killed' : code === 0 ? 'ended' : 'failed'),
    ),
  );
}

/** Calls a function before each call of a store. */
export function watched(store: ReleaseStore, onCall: () => void): ReleaseStore {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        onCall();
        return value.apply(target, args);
      };
    },
  });
}

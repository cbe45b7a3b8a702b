import { spawn } from 'node:child_process';
import { CommandError } from '../../command/command.ts';
import { buildOf } from '../../release/registry/locations.ts';
import { loadRegistry } from '../../release/registry/registry-file.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';
import { askHost } from '../../release/workplace/host-answer.ts';
import { ROOT } from '../../root.ts';

const SAMPLES = 10;
const LOOK_EVERY_MS = 5;
const WAIT_MS = 15_000;

/** Milliseconds of each rollback. */
export interface RollbackMeasurement {
  /** From the move of the pointer until the running host serves the earlier release. */
  served: number[];
  /** From Enter until the command has ended, as `npm run rollback` and as `node tools/run.mjs rollback`. */
  npm: number[];
  node: number[];
}

interface RollbackOptions {
  store: ReleaseStore;
  shellUrl: string;
  dataDir: string;
  remote: string;
}

const COMMANDS = {
  npm: ['npm', ['run', '--silent', 'rollback', '--']],
  node: [process.execPath, ['tools/run.mjs', 'rollback']],
} as const;

async function run(kind: keyof typeof COMMANDS, args: readonly string[], dataDir: string): Promise<number> {
  const [program, first] = COMMANDS[kind];
  const startedAt = performance.now();
  const child = spawn(program, [...first, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CommandError(`The rollback ended with ${code}.`);
  return performance.now() - startedAt;
}

/** When a host serves a build, on the same clock as the registry's times. */
async function servedAt(shellUrl: string, remote: string, build: string): Promise<number> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const health = await askHost(shellUrl);
    if (health?.live[remote] === build) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new CommandError(`${build} was not served within ${WAIT_MS / 1000} s of its rollback.`);
}

/** Rolls back to the previous release, and forth again, as a person does: by the command. */
export async function measureRollbacks(options: RollbackOptions): Promise<RollbackMeasurement> {
  const { store, shellUrl, dataDir, remote } = options;
  const measured: RollbackMeasurement = { served: [], npm: [], node: [] };
  for (let sample = 0; sample < 2 * SAMPLES; sample += 1) {
    const kind = sample % 2 === 0 ? 'npm' : 'node';
    const entry = (await loadRegistry(store)).registry.remotes[remote];
    // The release that was left goes to the end of the list; from the second time on, forth is back.
    const goal = buildOf((sample === 0 ? entry?.earlier[0] : entry?.earlier.at(-1)) ?? '');
    if (goal === null) throw new CommandError(`${remote} has no earlier release to go back to.`);
    const [took, at] = await Promise.all([
      run(kind, [remote, '--to', goal], dataDir),
      servedAt(shellUrl, remote, goal),
    ]);
    const { change } = (await loadRegistry(store)).registry;
    measured[kind].push(took);
    measured.served.push(at - Date.parse(change?.at ?? ''));
  }
  return measured;
}

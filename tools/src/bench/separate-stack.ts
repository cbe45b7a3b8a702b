import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { freeRange } from '../processes/ports.ts';
import { ROOT } from '../root.ts';
import type { DemoStack } from './live/live.ts';

const FIRST_PORT = 43_000;
const PORTS = 10;

/** A stack of the built product for one measurement, with only the demo property. */
export interface SeparateStack {
  demo: DemoStack;
  /** Its data folder. */
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts `npm start` on free ports and a separate folder.
 *
 * @param prepare fills the folder before anything runs on it
 * @throws CommandError with its output when it does not come up.
 */
export async function startSeparateStack(
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<SeparateStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bellkey-bench-'));
  await prepare(dataDir);
  const port = await freeRange(PORTS, FIRST_PORT);
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer) => {
      output.push(data.toString());
      if (/^Bellkey is ready$/m.test(output.join(''))) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new CommandError(`The stack did not come up:\n${output.join('')}`)));
  });
  const demo = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoStack;
  return {
    demo,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

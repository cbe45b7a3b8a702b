import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_LINE = 'Bellkey is ready';
const START_TIMEOUT_MS = 240_000;

/** `demo.json` of a running stack. */
export interface Demo {
  shellUrl: string;
  partnerUrl: string;
  apiUrl: string;
  outboxUrl?: string;
  remotes: Record<string, string>;
  manager: { email: string; password: string };
  staff: { email: string; password: string };
  developer: { email: string; password: string };
  operator: { email: string; password: string };
  places: { label: string; code: string; url: string }[];
}

/** A separate stack, started exactly as `npm start` does it. */
export interface RunningStack {
  demo: Demo;
  demoFile: string;
  /** Process ids of the supervised programs. */
  processes(): Record<string, number>;
  /** Ends it as Ctrl-C does. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Kills the supervisor without any warning. */
  kill(): Promise<void>;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The stack is not up in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!output.split('\n').includes(READY_LINE)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`npm start ended with ${code}:\n${output}`));
    });
  });
}

/** Starts the built product on ports from `port` on, with its data in `dataDir` and additional settings. */
export async function runStack(
  port: number,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningStack> {
  const child = spawn(process.execPath, [path.join(ROOT, 'tools/run.mjs'), 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      AUTH_FAULT_INJECTION: '1',
      SKIP_INSTALL: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady(child);
  const read = (name: string) => JSON.parse(readFileSync(path.join(dataDir, name), 'utf8'));
  return {
    demo: read('demo.json') as Demo,
    demoFile: path.join(dataDir, 'demo.json'),
    processes: () => read('processes.json') as Record<string, number>,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

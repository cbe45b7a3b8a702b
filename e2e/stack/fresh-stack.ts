import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeRange } from '../../tools/src/processes/ports.ts';
import { type RunningStack, runStack } from './run-stack.ts';

const PORTS = 7;
/**
 * First port for tests: away from those of a stack that a person runs, below the ephemeral range (from 32,768 on
 * Linux), and separate for each worker, because two may start a stack in the same second.
 */
const FIRST_PORT = 23_000 + 500 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** A new stack on free ports, with a separate data folder. */
export async function startFreshStack(environment: Record<string, string> = {}): Promise<RunningStack> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellkey-e2e-'));
  const stack = await runStack(await freeRange(PORTS, FIRST_PORT), dataDir, environment);
  const stop = async () => {
    const code = await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...stack, stop };
}

/** Runs something with a separate stack, which ends with it. */
export async function onFreshStack(work: (stack: RunningStack) => Promise<void>): Promise<void> {
  const stack = await startFreshStack();
  try {
    await work(stack);
  } finally {
    await stack.stop();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeRange } from '../../tools/src/processes/ports.ts';
import { type RunningStack, runStack } from './run-stack.ts';

/** Where the tests' ports begin, away from those of a stack that a person runs. */
const FIRST_PORT = 43_000;
const PORTS = 4;

/** A new stack on free ports, with a folder of its own for its data. */
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

/** Does something with a stack of its own, which ends with it. */
export async function onFreshStack(work: (stack: RunningStack) => Promise<void>): Promise<void> {
  const stack = await startFreshStack();
  try {
    await work(stack);
  } finally {
    await stack.stop();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeRange } from '../../scripts/src/stack/ports.ts';
import { runStack } from './run-stack.ts';

/** Where the tests' ports begin, away from those of a stack that a person runs. */
const FIRST_PORT = 43_000;
const PORTS = 4;

/** One stack for all tests: the one that `BELLKEY_DEMO` names (its `demo.json`), or a new one on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.BELLKEY_DEMO) return async () => undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellkey-e2e-'));
  const stack = await runStack(await freeRange(PORTS, FIRST_PORT), dataDir);
  process.env.BELLKEY_DEMO = stack.demoFile;
  return async () => {
    const code = await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The stack ended with ${code} instead of 0.`);
  };
}

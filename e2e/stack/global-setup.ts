import { startFreshStack } from './fresh-stack.ts';

/** One stack for all tests: the one of `BELLKEY_DEMO` (its `demo.json`), or a new one on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.BELLKEY_DEMO) return async () => undefined;
  const stack = await startFreshStack();
  process.env.BELLKEY_DEMO = stack.demoFile;
  return async () => {
    const code = await stack.stop();
    if (code !== 0) throw new Error(`The stack ended with ${code} instead of 0.`);
  };
}

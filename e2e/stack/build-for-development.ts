import path from 'node:path';
import { runCommand } from './team.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Apart from the builds of `npm run dev`, which may be running, and from those that a desk copies. */
const DIST = '../.cache/e2e-development';

/** Builds a remote's browser files like `npm run dev`. @returns the folder */
export async function buildForDevelopment(part: string): Promise<string> {
  const cwd = path.join(ROOT, part);
  await runCommand(process.execPath, [path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd,
    env: { NODE_ENV: 'development', BELLKEY_DIST: DIST },
  });
  return path.join(cwd, DIST);
}

import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiledCommand } from './compiled.mjs';
import { install } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { register } from './typescript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What has to be there before anything runs: a Node that is new enough, and the packages. Ends the process when it is not. */
async function prepare() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== null) {
    console.error(problem);
    process.exit(1);
  }
  const installed = await install();
  if (!installed.ok) {
    console.error(installed.error);
    process.exit(1);
  }
  return installed;
}

/**
 * Runs `scripts/src/<command>/main.ts` on a machine that may have nothing but Node: checks its version, installs what
 * is missing, then hands over to TypeScript, or to what was compiled of it, in this same process, so that signals reach
 * the command itself.
 * This file and those it imports use no dependency, and nothing that Node 14 could not read: an old Node must come as
 * far as the sentence that says so.
 */
export async function run(command) {
  const startedAt = Date.now();
  const installed = await prepare();
  const compiled = compiledCommand(ROOT, command);
  if (compiled === null) await register();
  const { main } = await import(compiled ? pathToFileURL(compiled).href : `./src/${command}/main.ts`);
  await main({
    arguments: process.argv.slice(2),
    install: { fresh: installed.fresh, milliseconds: Date.now() - startedAt },
  });
}

/** Does the same for a program of another part, which reads its own words and runs when it is imported. */
export async function launch(file) {
  await prepare();
  await register();
  await import(file);
}

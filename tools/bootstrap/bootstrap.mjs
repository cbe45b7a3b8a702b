import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COMMANDS, PROGRAMS } from './commands.mjs';
import { compiledCommand } from './compiled.mjs';
import { install } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { register } from './typescript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Checks that Node is new enough and installs missing packages. Ends the process when a command cannot run. */
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

/** Imports a file of this repository, given relative to `tools/`. */
const load = (file) => import(pathToFileURL(path.join(ROOT, 'tools', file)).href);

/**
 * Runs a command of `commands.mjs` on a machine that may have only Node. It checks Node's version, installs missing
 * packages, and runs the TypeScript or the compiled command in this process, so that signals reach the command. This
 * file and its imports use no dependency and no syntax that Node 14 lacks, so that an old Node can print the message
 * about its version.
 *
 * @param args arguments after the command's name
 */
export async function run(command, args) {
  const startedAt = Date.now();
  const file = COMMANDS[command];
  const program = PROGRAMS[command];
  if (!file && !program) {
    console.error(`Commands: ${Object.keys(COMMANDS).concat(Object.keys(PROGRAMS)).join(', ')}`);
    process.exit(1);
  }
  const installed = await prepare();
  if (program) {
    await register();
    // The program parses its arguments from where Node puts them for a script.
    process.argv.splice(2, 1);
    await load(program);
    return;
  }
  const compiled = compiledCommand(ROOT, command);
  if (compiled === null) await register();
  const { main } = compiled ? await import(pathToFileURL(compiled).href) : await load(file);
  await main({
    arguments: args,
    install: { fresh: installed.fresh, milliseconds: Date.now() - startedAt },
  });
}

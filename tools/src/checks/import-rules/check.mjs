import Module, { createRequire, register } from 'node:module';
import path from 'node:path';
import { fileFor } from './typescript-5.mjs';

/**
 * Checks the rules of `.dependency-cruiser.cjs` and prints each import that breaks one.
 *
 * `node check.mjs [folder]`: another folder than this repository, where a test breaks the rules on purpose.
 */
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PARTS = ['shared', 'host', 'remote-*', 'concierge', 'api', 'e2e', 'tools', 'build', 'kit'];

register('./typescript-5.mjs', import.meta.url);
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) =>
  fileFor(request, parent?.filename) ?? resolveFilename(request, parent, ...rest);

const { cruise } = await import('dependency-cruiser');
const { forbidden, options } = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs'));
process.chdir(process.argv[2] ?? ROOT);
const { output, exitCode } = await cruise(PARTS, {
  ...options,
  validate: true,
  ruleSet: { forbidden },
  outputType: 'err',
});
console.log(output);
process.exitCode = exitCode > 0 ? 1 : 0;

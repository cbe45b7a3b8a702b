import { existsSync } from 'node:fs';
import Module, { createRequire, register } from 'node:module';
import path from 'node:path';
import { folderCycles } from './folder-cycles.mjs';
import { reportCycles } from './report-cycles.mjs';
import { fileFor } from './typescript-5.mjs';

/**
 * Checks the rules of `.dependency-cruiser.cjs` and that no folders import each other; prints what breaks a rule, and
 * the number of folder cycles.
 *
 * `node check.mjs [folder]`: another folder than this repository, where a test breaks the rules on purpose.
 */
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PARTS = ['shared', 'host', 'remote-*', 'api', 'concierge', 'e2e', 'tools', 'build', 'kit'];

register('./typescript-5.mjs', import.meta.url);
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) =>
  fileFor(request, parent?.filename) ?? resolveFilename(request, parent, ...rest);

const { cruise, format } = await import('dependency-cruiser');
const { forbidden, options } = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs'));
process.chdir(process.argv[2] ?? ROOT);
const { output: result } = await cruise(
  PARTS.filter((part) => part.includes('*') || existsSync(part)),
  { ...options, validate: true, ruleSet: { forbidden } },
);
const { output, exitCode } = await format(result, { outputType: 'err' });
const imports = result.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const cycles = reportCycles(folderCycles(imports));
console.log(output);
console.log(cycles.text);
process.exitCode = exitCode > 0 || cycles.failed ? 1 : 0;

import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire, register } from 'node:module';
import path from 'node:path';
import { folderCycles } from './folder-cycles.mjs';
import { compareMayImport, moduleOf } from './may-import/compare-may-import.mjs';
import { reportCycles } from './report-cycles.mjs';
import { fileFor } from './typescript-5.mjs';

/**
 * Checks the rules of `.dependency-cruiser.cjs`, that no folders import each other, and that the README of each module of
 * the API lists its imports; prints what breaks a rule, the number of folder cycles, and the READMEs that are wrong.
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
const modules = new Set(result.modules.map(({ source }) => moduleOf(source)));
const wrongReadmes = [...modules].flatMap((name) => {
  const readme = `api/src/${name}/README.md`;
  return name && existsSync(readme) ? compareMayImport(name, readFileSync(readme, 'utf8'), imports) : [];
});
console.log([output, cycles.text, ...wrongReadmes].join('\n'));
process.exitCode = exitCode > 0 || cycles.failed || wrongReadmes.length > 0 ? 1 : 0;

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * dependency-cruiser parses TypeScript with the API of version 5, which 7 does not have. This repository is compiled by
 * 7, so dependency-cruiser gets the 5 that `tools` depends on.
 */
const require = createRequire(import.meta.url);
const wanted = (specifier, importer) =>
  /^typescript(?:\/|$)/.test(specifier) && Boolean(importer?.includes('/dependency-cruiser/'));

/** The file that dependency-cruiser gets by `require`; null for any other. */
export const fileFor = (specifier, importer) =>
  wanted(specifier, importer) ? require.resolve(specifier) : null;

/** The same for `import`: Node's resolution hook. */
export async function resolve(specifier, context, next) {
  const file = fileFor(specifier, context.parentURL);
  return file
    ? { url: pathToFileURL(file).href, format: 'commonjs', shortCircuit: true }
    : next(specifier, context);
}

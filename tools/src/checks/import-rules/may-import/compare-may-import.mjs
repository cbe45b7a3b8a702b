/** The line of a module's README that lists its imports, up to a remark behind a semicolon. */
const LINE = /^May import: ([^;\n]*)/m;
const NAME = /`([^`]+)`/g;
const MODULE = /^api\/src\/((?:platform|property|service|assistant|public)\/[^/]+)\/.*\.ts$/;
const isForTests = (file) => /\.test\.ts$|\/testing\//.test(file);

/** The layer and the module of a file of the API, as `platform/http`; null for any other file. */
export const moduleOf = (file) => MODULE.exec(file)?.[1] ?? null;

/**
 * What the line "May import" of a README and the imports of a module of the API say differently: imported modules that
 * the line does not name, alone or with their layer, and names of modules and layers that are not imported. Tests may
 * import everything.
 *
 * @param module as `service/photos`
 * @param readme its text
 * @param imports each with the paths of two files of the repository
 * @returns one sentence for each difference
 */
export function compareMayImport(module, readme, imports) {
  const at = `api/src/${module}/README.md`;
  const line = LINE.exec(readme)?.[1];
  if (line === undefined) return [`${at}: no line “May import: …”`];
  const named = [...line.matchAll(NAME)].map(([, name]) => name);
  const imported = new Map();
  for (const { from, to } of imports) {
    const other = moduleOf(to);
    if (moduleOf(from) !== module || isForTests(from) || other === null || other === module) continue;
    imported.set(other, from);
  }
  const covers = (name, other) => other.split('/').includes(name);
  return [
    ...[...imported]
      .filter(([other]) => !named.some((name) => covers(name, other)))
      .map(([other, from]) => `${at}: does not name ${other}, which ${from} imports`),
    ...named
      .filter((name) => ![...imported.keys()].some((other) => covers(name, other)))
      .map((name) => `${at}: names ${name}, which is not imported`),
  ].sort();
}

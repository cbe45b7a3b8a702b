/**
 * The prepared databases of `global-setup.ts`, passed to Jest's workers by the environment: a database with every
 * migration, to copy instead of creating one per file.
 */
const DUMP = 'BELLKEY_TEST_DUMP';
const TEMPLATE = 'BELLKEY_TEST_TEMPLATE';

function prepared(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with --config api/jest.config.mjs.`);
  return value;
}

/** The file with what the embedded database's `dumpDataDir` wrote. */
export const preparedDump = (): string => prepared(DUMP);

/** The name of PostgreSQL's template database. */
export const preparedTemplate = (): string => prepared(TEMPLATE);

/** Passes values to the workers, which start with the environment of this process. */
export function announcePrepared({ dump, template }: { dump: string; template: string | null }): void {
  process.env[DUMP] = dump;
  if (template) process.env[TEMPLATE] = template;
}

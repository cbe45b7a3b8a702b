import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';
import { saveTestTimes } from './test-times.ts';
import { type Runner, repeatedIn, type Totals, totalsOf } from './totals.ts';

/** One step of `npm test`. */
export interface Check {
  name: string;
  run(): Promise<{
    totals: Totals;
    output: string;
    /** Printed next to the time instead of the totals. */
    note?: string | undefined;
    /** Names of tests that passed only when repeated. */
    repeated?: readonly string[];
  }>;
}

/** How often a failing test is repeated before it has failed (decisions/0066). */
const RETRIES = { TEST_RETRIES: '2' };

const inModules = (place: string) => path.join(ROOT, 'node_modules', place);

/** A check that passes or fails: in the totals it counts only as a failure. */
function tool(
  name: string,
  command: string,
  args: readonly string[],
  noteOf: (output: string) => string | undefined = () => undefined,
): Check {
  return {
    name,
    async run() {
      const { code, output } = await runTool(command, args);
      const totals = { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
      return { totals, output, note: noteOf(output) };
    },
  };
}

/** A test runner that writes a report. */
function runner(
  name: string,
  kind: Runner,
  report: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Check {
  return {
    name,
    async run() {
      const { code, output } = await runTool(process.execPath, args, { env: { ...RETRIES, ...env } });
      const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
      if (kind === 'jest') await saveTestTimes(text);
      return { totals: totalsOf(kind, text, code), output, repeated: repeatedIn(kind, text) };
    },
  };
}

/**
 * One thread: on two processors, which the other checks need too, it takes 28 s where tsc's own choice takes 60 to 70 s.
 * What a run found is kept, so that the next one checks what changed since.
 */
export const typeCheck = tool('Types', inModules('.bin/tsc'), [
  ...['-p', 'tsconfig.json', '--singleThreaded', '--incremental'],
  ...['--tsBuildInfoFile', inModules('.cache/bellkey/types.tsbuildinfo')],
]);
export const lintCheck = tool('Lint', inModules('.bin/biome'), ['check', '--error-on-warnings', '.']);
/** Which part may import which (`.dependency-cruiser.cjs`), and how many folders import each other. */
export const importCheck = tool(
  'Import rules',
  process.execPath,
  [path.join(ROOT, 'tools/src/checks/import-rules/check.mjs')],
  (output) => /^Folder cycles: \d+$/m.exec(output)?.[0].toLowerCase(),
);
/** Files, exports, types and dependencies that nothing uses. */
export const unusedCheck = tool('Unused code', inModules('.bin/knip'), [
  '--no-progress',
  '--no-config-hints',
]);

export const JEST = inModules('jest/bin/jest.js');
/** Jest's arguments for the API's tests. */
export const API_CONFIG = ['--config', 'api/jest.config.mjs'];
/** Two lanes share the processors. */
const JEST_WORKERS = '--maxWorkers=2';

/**
 * Tests that Jest runs.
 *
 * @param report file that Jest leaves its report in
 * @param args which tests
 */
export const jestCheck = (
  name: string,
  report: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Check =>
  runner(name, 'jest', report, [JEST, '--json', `--outputFile=${report}`, JEST_WORKERS, ...args], env);

/** @param folder where the report is left */
export const unitTests = (folder: string): Check => jestCheck('Unit tests', path.join(folder, 'unit.json'));

/**
 * The API's tests: on PGlite, and on PostgreSQL too when DATABASE_URL is set. The tests choose the databases
 * themselves.
 */
export function apiTests(folder: string): Check {
  const databases = process.env.DATABASE_URL ? 'PGlite, PostgreSQL' : 'PGlite';
  return jestCheck(`API tests (${databases})`, path.join(folder, 'api.json'), API_CONFIG);
}

/** The tests in a real browser, against the built stack. */
export function browserTests(folder: string, browser: string): Check {
  const report = path.join(folder, 'browser.json');
  const args = [inModules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  return runner('Browser tests', 'playwright', report, args, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

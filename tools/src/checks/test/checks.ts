import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';
import { type Runner, repeatedIn, type Totals, totalsOf } from './totals.ts';

/** One thing that `npm test` does. */
export interface Check {
  name: string;
  run(): Promise<{ totals: Totals; output: string; repeated?: readonly string[] }>;
}

/** How often a failing test is repeated before it has failed (decisions/0066). */
const RETRIES = { TEST_RETRIES: '2' };

const inModules = (place: string) => path.join(ROOT, 'node_modules', place);

/** A check that holds or does not: as a test total it counts only when it fails. */
export function tool(name: string, command: string, words: readonly string[]): Check {
  return {
    name,
    async run() {
      const { code, output } = await runTool(command, words);
      return { totals: { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
    },
  };
}

/** A test runner that writes a report for us. */
function runner(
  name: string,
  kind: Runner,
  report: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Check {
  return {
    name,
    async run() {
      const { code, output } = await runTool(process.execPath, words, { env: { ...RETRIES, ...env } });
      const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
      return { totals: totalsOf(kind, text, code), output, repeated: repeatedIn(kind, text) };
    },
  };
}

export const typeCheck = tool('Types', inModules('.bin/tsc'), ['-p', 'tsconfig.json']);
export const lintCheck = tool('Lint', inModules('.bin/biome'), ['check', '--error-on-warnings', '.']);
/** Which part may import which (`.dependency-cruiser.cjs`). */
export const importCheck = tool('Import rules', process.execPath, [
  path.join(ROOT, 'tools/src/checks/import-rules/check.mjs'),
]);
/** Files, exports, types and dependencies that nothing uses. */
export const unusedCheck = tool('Unused code', inModules('.bin/knip'), [
  '--no-progress',
  '--no-config-hints',
]);

const JEST = inModules('jest/bin/jest.js');
/** Two lanes share the processors. */
const JEST_WORKERS = '--maxWorkers=2';

/** @param folder where the report is left */
export function unitTests(folder: string): Check {
  const report = path.join(folder, 'unit.json');
  const words = [JEST, '--json', `--outputFile=${report}`, JEST_WORKERS];
  return runner('Unit tests', 'jest', report, words);
}

/** The API's tests: on PGlite, and on PostgreSQL too when DATABASE_URL is set. They choose by themselves. */
export function apiTests(folder: string): Check {
  const databases = process.env.DATABASE_URL ? 'PGlite, PostgreSQL' : 'PGlite';
  const report = path.join(folder, 'api.json');
  const words = [JEST, '--config', 'api/jest.config.mjs', '--json', `--outputFile=${report}`, JEST_WORKERS];
  return runner(`API tests (${databases})`, 'jest', report, words);
}

/** The tests in a real browser, against the built stack. */
export function browserTests(folder: string, browser: string): Check {
  const report = path.join(folder, 'browser.json');
  const words = [inModules('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  return runner('Browser tests', 'playwright', report, words, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

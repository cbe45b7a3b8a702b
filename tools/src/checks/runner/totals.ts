import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Jest's `--json` report. A test file that fails to load counts as one failure. */
const JestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** Report of Playwright's json reporter. A test that passed only when repeated has passed, and is named. */
const PlaywrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    errors: z.array(z.unknown()).default([]),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

const FORMATS = { jest: JestReport, playwright: PlaywrightReport };
export type Runner = keyof typeof FORMATS;

/**
 * The totals of a runner from its report and its exit code. A runner that fails without naming a test counts as one
 * failure, so that a crash cannot pass.
 *
 * @param report the report's text, null when none was written.
 */
export function totalsOf(runner: Runner, report: string | null, exitCode: number): Totals {
  const parsed = report === null ? null : FORMATS[runner].safeParse(JSON.parse(report));
  const totals = parsed?.success ? parsed.data : { passed: 0, failed: 1, skipped: 0 };
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

const JestTries = z
  .object({
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), invocations: z.int().optional() }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function flakySpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakySpecs)];
}

const PlaywrightTries = z.custom<PlaywrightSuite>((value) => typeof value === 'object').transform(flakySpecs);

const TRIES = { jest: JestTries, playwright: PlaywrightTries };

/** The tests that failed at first and passed when repeated (decisions/0066). @param report as for {@link totalsOf} */
export function repeatedIn(runner: Runner, report: string | null): string[] {
  const parsed = report === null ? null : TRIES[runner].safeParse(JSON.parse(report));
  return parsed?.success ? parsed.data : [];
}

/** Adds totals up. */
export function sum(all: readonly Totals[]): Totals {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of `npm test`; other programs read it. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

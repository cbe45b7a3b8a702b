import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** What jest writes with `--json`. A test file that cannot even be loaded counts as one failure. */
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

/** What Playwright's json reporter writes. A test that passed only when tried again counts as failed. */
const PlaywrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    errors: z.array(z.unknown()).default([]),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

const FORMATS = { jest: JestReport, playwright: PlaywrightReport };
export type Runner = keyof typeof FORMATS;

/**
 * The totals of a runner from its report and its exit code. A runner that failed without saying which test did counts
 * as one failure: nothing may end green by breaking early.
 *
 * @param report the report's text, null when none was written.
 */
export function totalsOf(runner: Runner, report: string | null, exitCode: number): Totals {
  const parsed = report === null ? null : FORMATS[runner].safeParse(JSON.parse(report));
  const totals = parsed?.success ? parsed.data : { passed: 0, failed: 1, skipped: 0 };
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

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

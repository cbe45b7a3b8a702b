import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandCall, explain } from '../../command/command.ts';
import { asStep, Steps } from '../../command/steps.ts';
import { buildAll } from '../../parts/build-all.ts';
import { allParts } from '../../parts/parts.ts';
import { findOrInstallBrowser } from '../../processes/find-browser.ts';
import { endTools } from '../../processes/run-tool.ts';
import { onStopSignals } from '../../processes/supervise/stop-signals.ts';
import {
  apiTests,
  browserTests,
  importCheck,
  lintCheck,
  typeCheck,
  unitTests,
  unusedCheck,
} from '../runner/checks.ts';
import { runCheck, runLane } from '../runner/run-checks.ts';
import { sum, type Totals, totalsLine } from '../runner/totals.ts';

const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 };
const FAILURE: Totals = { passed: 0, failed: 1, skipped: 0 };

/** `npm test`: everything there is to check. Ends with one line of totals, and with 1 when anything failed. */
export async function main({ install }: CommandCall): Promise<void> {
  const steps = new Steps(process.stdout);
  const reports = mkdtempSync(path.join(tmpdir(), 'bellkey-test-'));
  // Temporary files of tests go here and are removed with it.
  process.env.TMPDIR = reports;
  const leave = (code: number) => {
    try {
      // A process of the last test may still write here while it ends.
      rmSync(reports, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    } catch (error) {
      steps.line(`  ${reports} is left over: ${explain(error)}`);
    }
    process.exit(code);
  };
  onStopSignals(process, {
    stop: () => {
      endTools();
      // Time for the browser tests to stop their stack.
      setTimeout(leave, 10_000, 1);
    },
    force: () => leave(1),
  });

  /** No test for work that succeeds, one failed test for work that does not. */
  const asTotals = async (work: Promise<unknown>): Promise<Totals> => {
    try {
      await work;
      return NOTHING;
    } catch (error) {
      steps.line(`\n${explain(error)}\n`);
      return FAILURE;
    }
  };

  steps.elapsed('Install dependencies', install.milliseconds, install.fresh ? undefined : 'unchanged');
  const building = asTotals(buildAll(steps, allParts()));
  const lanes = await Promise.all([
    building,
    building.then(() => runLane(steps, [apiTests(reports)])),
    runLane(steps, [typeCheck, lintCheck, importCheck, unusedCheck, unitTests(reports)]),
  ]);
  let browser: string | null = null;
  const found = await asTotals(
    asStep(steps, 'Find a browser', async () => {
      browser = await findOrInstallBrowser(process.env);
    }),
  );
  const built = (await building).failed === 0;
  const testInBrowser = async (): Promise<Totals> => {
    if (!built) return FAILURE;
    // Without a browser, finding one has failed and is counted.
    return browser ? runCheck(steps, browserTests(reports, browser)) : NOTHING;
  };
  const inBrowser = await testInBrowser();

  const totals = sum([...lanes, found, inBrowser]);
  if (!process.env.DATABASE_URL) steps.line('  DATABASE_URL is not set: the API was tested on PGlite only.');
  console.log(`\n${totalsLine(totals)}`);
  leave(totals.failed === 0 ? 0 : 1);
}

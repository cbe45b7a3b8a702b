import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandCall, explain } from '../../command/command.ts';
import { Steps } from '../../command/steps.ts';
import { endTools } from '../../processes/run-tool.ts';
import { onStopSignals } from '../../processes/supervise/stop-signals.ts';
import { ROOT } from '../../root.ts';
import { API_CONFIG, importCheck, jestCheck, lintCheck, typeCheck } from '../runner/checks.ts';
import { runLane } from '../runner/run-checks.ts';
import { loadTestTimes } from '../runner/test-times.ts';
import { sum, type Totals, totalsLine } from '../runner/totals.ts';
import { findLongFiles } from '../sizes/find-oversized.ts';
import { loadRepositoryFile, repositoryFiles } from '../sizes/repository-files.ts';
import { browserTestCommand } from './browser-tests.ts';
import { changedFiles } from './changed-files.ts';
import { parseOptions, USAGE } from './check-options.ts';
import { chooseTests } from './choose-tests.ts';
import { nameLeftTests } from './left-tests.ts';
import { relatedTests } from './related-tests.ts';

/** Test time over all workers: two of them for 70 s, which leaves time for the other checks within two minutes. */
const BUDGET_MS = 140_000;

/** Runs the affected tests that fit into the time, on the embedded database only. */
async function testChanges(steps: Steps, changed: readonly string[], reports: string): Promise<Totals> {
  const related = [await relatedTests([], changed), await relatedTests(API_CONFIG, changed)];
  const { chosen, left } = chooseTests(related.flat(), changed, loadTestTimes(), BUDGET_MS);
  const [unit = [], api = []] = related.map((files) => files.filter((file) => chosen.includes(file)));
  const totals = await runLane(steps, [
    ...(unit.length > 0
      ? [jestCheck('Unit tests', path.join(reports, 'unit.json'), ['--runTestsByPath', ...unit])]
      : []),
    ...(api.length > 0
      ? [
          jestCheck(
            'API tests (PGlite)',
            path.join(reports, 'api.json'),
            [...API_CONFIG, '--runTestsByPath', ...api],
            { DATABASE_URL: '' },
          ),
        ]
      : []),
  ]);
  if (left.length > 0) {
    steps.line(`\n  ${left.length} more test files may be affected; npm test runs them all:`);
    for (const line of nameLeftTests(left)) steps.line(`    ${line}`);
  }
  return totals;
}

async function check(since: string, reports: string): Promise<number> {
  const steps = new Steps(process.stdout);
  const changed = await changedFiles(ROOT, since);
  steps.line(`  ${changed.length} changed files since ${since}`);
  const totals = sum(
    await Promise.all([
      runLane(steps, [typeCheck, lintCheck, importCheck]),
      testChanges(steps, changed, reports),
    ]),
  );
  const long = findLongFiles(repositoryFiles(), loadRepositoryFile);
  steps.line(`\n  Files over 200 lines, tests included, generated ones not: ${long.length} (at most 10)`);
  const inBrowser = browserTestCommand(changed);
  if (inBrowser) steps.line(`\n  Browser tests, not run: ${inBrowser}`);
  console.log(`\n${totalsLine(totals)}`);
  return totals.failed === 0 ? 0 : 1;
}

/** `npm run check`: quick feedback on a change. Ends with one line of totals, and with 1 when anything failed. */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'bellkey-check-'));
  const leave = (code: number) => {
    rmSync(reports, { recursive: true, force: true });
    process.exit(code);
  };
  onStopSignals(process, {
    stop: () => {
      endTools();
      leave(1);
    },
    force: () => leave(1),
  });
  try {
    const options = parseOptions(args);
    if (options === null) console.log(USAGE);
    leave(options === null ? 0 : await check(options.since, reports));
  } catch (error) {
    console.error(`\n${explain(error)}`);
    leave(1);
  }
}

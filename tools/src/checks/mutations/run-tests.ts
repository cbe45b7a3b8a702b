import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { endTools, runTool } from '../../processes/run-tool.ts';
import { jestProject } from './jest-project.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Jest's counts; null when it made none. */
export interface TestRun {
  counts: { failed: number; passed: number; suitesWithoutTests: number } | null;
  output: string;
}

/** The used part of Jest's `--json`. */
interface JestReport {
  numFailedTests: number;
  numPassedTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Runs test files of a working copy with Jest.
 *
 * @param limitMs timeout, because a change can cause an endless loop
 */
export async function runTests(
  copy: WorkingCopy,
  tests: readonly string[],
  limitMs?: number,
): Promise<TestRun> {
  const report = path.join(copy.parent, 'report.json');
  await rm(report, { force: true });
  const projects = [...new Set(tests.map(jestProject))];
  const limit = limitMs === undefined ? undefined : setTimeout(endTools, limitMs);
  const { output } = await runTool(
    process.execPath,
    [
      path.join('node_modules', 'jest', 'bin', 'jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report}`,
      `--cacheDirectory=${path.join(copy.parent, 'cache')}`,
      '--selectProjects',
      ...projects,
      '--runTestsByPath',
      ...tests,
    ],
    { cwd: copy.folder },
  ).finally(() => clearTimeout(limit));
  if (!existsSync(report)) return { counts: null, output };
  const counted = JSON.parse(await readFile(report, 'utf8')) as JestReport;
  return {
    counts: {
      failed: counted.numFailedTests,
      passed: counted.numPassedTests,
      suitesWithoutTests: counted.numRuntimeErrorTestSuites,
    },
    output,
  };
}
